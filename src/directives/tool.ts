import type { ClientDirective } from 'astro'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { readText } from '#stores/storage.ts'
import { lastConfigKey, runKey } from '#stores/timers/keys.ts'
import { onInteractionOrPress } from './hold-presses.ts'

/**
 * `client:tool`: for a tool. It hydrates at the first interaction, like `client:interaction`, and at once when the
 * fragment of the address carries values (`#height=175&weight=70`). Presses before hydration are replayed after it.
 *
 * `client:tool={slug}`: for a timer. It also hydrates at once where this browser has stored settings or a run in
 * progress: otherwise the first press would start something else than what is displayed.
 *
 * `client:tool="saved-results"`: for their list, which hydrates where this browser keeps some, and is empty elsewhere.
 */
const tool: ClientDirective = (load, { value }, element) => {
  const hydrate = onInteractionOrPress(element, load)
  const hydrateForValues = () => {
    if (location.hash.includes('=') || isKept(value)) void hydrate()
  }
  addEventListener('hashchange', hydrateForValues)
  hydrateForValues()
}

function isKept(what: unknown): boolean {
  if (what === 'saved-results') return readText(what) !== null
  if (typeof what !== 'string') return false
  const slug = what as TimerSlug
  return readText(lastConfigKey(slug)) !== null || readText(runKey(slug), 'sessionStorage') !== null
}

export default tool
