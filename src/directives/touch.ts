import type { ClientDirective } from 'astro'

const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * `client:touch`: loads the island when it is first touched by pointer, focus or key. Until then the page
 * ships no framework; what was chosen before lives in native form controls, where the island finds it.
 */
const touch: ClientDirective = (load, _options, element) => {
  const abort = new AbortController()
  const hydrate = async () => {
    abort.abort()
    const start = await load()
    await start()
  }
  for (const event of EVENTS) {
    element.addEventListener(event, () => void hydrate(), { signal: abort.signal, passive: true })
  }
}

export default touch
