const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Starts an island at the first touch by pointer, focus or key. When its scripts do not arrive, the next
 * touch asks for them again.
 *
 * @param start loads and hydrates the island
 * @returns starts it without a touch, too; does nothing when it is started already
 */
export function onTouch(element: HTMLElement, start: () => Promise<void>): () => Promise<void> {
  let listening = new AbortController()
  const wake = async () => {
    if (listening.signal.aborted) return
    listening.abort()
    await start()
    // Astro reports a failure and throws nothing; an island that is alive has lost this attribute.
    if (element.hasAttribute('ssr')) {
      listening = new AbortController()
      listen()
    }
  }
  const listen = () => {
    const { signal } = listening
    for (const touch of TOUCHES) {
      element.addEventListener(touch, () => void wake(), { signal, passive: true })
    }
  }
  listen()
  return wake
}
