const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Starts an island at the first interaction by pointer, focus or key. When its scripts do not arrive, the next
 * interaction asks for them again.
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
    // Astro reports a failure and throws nothing; an island that is alive has lost this attribute.
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
