/* It is your turn: the title, and if wanted a sound and a notice of the browser. */

let audio: AudioContext | null = null

export function beep(): void {
  try {
    audio ??= new AudioContext()
    const start = audio.currentTime
    for (const [at, frequency] of [
      [0, 523.25],
      [0.14, 783.99],
    ] as const) {
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = frequency
      tone.type = 'triangle'
      volume.gain.setValueAtTime(0, start + at)
      volume.gain.linearRampToValueAtTime(0.12, start + at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0008, start + at + 0.5)
      tone.connect(volume).connect(audio.destination)
      tone.start(start + at)
      tone.stop(start + at + 0.55)
    }
  } catch {
    // no sound here
  }
}

export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  if (Notification.permission === 'default') await Notification.requestPermission()
  return Notification.permission === 'granted'
}

/** Only while the page is out of sight; a newer one of the same table replaces the older. */
export function notify(title: string, text: string, tag: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return
  try {
    const notice = new Notification(title, { body: text, tag })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // some phones allow this to service workers only
  }
}
