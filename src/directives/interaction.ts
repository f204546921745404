import type { ClientDirective } from 'astro'
import { whenIdle } from '#client/when-idle.ts'
import { holdPresses } from './hold-presses.ts'
import { onInteraction } from './on-interaction.ts'

/**
 * `client:interaction`: loads the island at the first interaction with it. Until then the page loads no framework;
 * earlier choices are in native form controls, where the island reads them.
 *
 * `client:interaction="signed-in"`: also without one, in an idle moment, where there may be a session: it has more to
 * show to a signed-in user than the page, which is the same for everybody. Its buttons work through React alone: presses
 * before hydration are replayed after it.
 */
const interaction: ClientDirective = (load, { value }, element) => {
  const hydrate = onInteraction(element, async () => {
    await (
      await load()
    )()
    presses?.release(element.hasAttribute('ssr'))
  })
  const isForUsers = value === 'signed-in'
  const presses = isForUsers ? holdPresses(element, () => void hydrate()) : undefined
  if (isForUsers && document.documentElement.dataset['session']) whenIdle(hydrate)
}

export default interaction
