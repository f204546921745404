import type { ClientDirective } from 'astro'
import { whenIdle } from '#client/when-idle.ts'
import { onInteractionOrPress } from './hold-presses.ts'
import { onInteraction } from './on-interaction.ts'

/**
 * `client:interaction`: loads the island at the first interaction with it. Until then the page loads no framework;
 * earlier choices are in native form controls, where the island reads them.
 *
 * `client:interaction="signed-in"`: also without one, in an idle moment, where there may be a session: it has more to
 * show to a signed-in user than the page, which is the same for everybody.
 *
 * `client:interaction="query"`: also without one, at once, for a visitor whose address has a query, which asks for something
 * else than the page shows. With a session something else stands in its place.
 *
 * The buttons of both work through React alone: presses before hydration are replayed after it.
 */
const interaction: ClientDirective = (load, { value }, element) => {
  const hydrate =
    typeof value === 'string'
      ? onInteractionOrPress(element, load)
      : onInteraction(element, async () => (await load())())
  const page = document.documentElement
  if (value === 'signed-in' && page.dataset['session']) whenIdle(hydrate)
  if (value === 'query' && location.search.length > 1) {
    const startForVisitor = () => void (page.dataset['session'] ?? hydrate())
    startForVisitor()
    // A session may be over at its first call.
    new MutationObserver(startForVisitor).observe(page, { attributeFilter: ['data-session'] })
  }
}

export default interaction
