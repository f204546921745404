const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Starts an island at the first interaction by pointer, focus or key. If its scripts fail to load, the next interaction
 * retries.
 *
 * @param start loads and hydrates the island
 * @returns starts it without an interaction, too; does nothing once it has started
 */
export function onInteraction(
  element: HTMLElement,
  start: () => Promise<void>,
): () => Promise<void> {
  let listening = new AbortController()
  const hydrate = async () => {
    if (listening.signal.aborted) return
    listening.abort()
    await start()
    // Astro logs a failure and does not throw; a hydrated island has lost this attribute.
    if (element.hasAttribute('ssr')) {
      listening = new AbortController()
      listen()
    }
  }
  const listen = () => {
    const { signal } = listening
    for (const type of INTERACTIONS) {
      element.addEventListener(type, () => void hydrate(), { signal, passive: true })
    }
  }
  listen()
  return hydrate
}
