from tests.browser.monumental import middle
def test_look(visit, house):
    made = middle(house)
    me = visit(viewport={"width":1440,"height":790}).sit(made, 0)
    me.page.screenshot(path="/tmp/shots/a.png")
    me.resize(1280,720)
    me.page.screenshot(path="/tmp/shots/b.png")
    ph = visit(phone=True).sit(made, 0)
    ph.page.screenshot(path="/tmp/shots/c.png", full_page=True)
