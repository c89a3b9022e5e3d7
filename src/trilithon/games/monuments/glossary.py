from trilithon.kernel.engine.events import Message
def names(content):
    out={}
    for t in ("civilization","score_card","ability","deck","common","quest"):
        for e in getattr(content,t): out[f"{t}:{e.id}"]=Message(f"monuments-{t}-{e.id}")
    return out
