import type { ClientDirective } from 'astro'
import { onInteraction } from './on-interaction.ts'

/**
 * `client:interaction`: loads the island at the first interaction with it. Until then the page ships no framework; what was
 * chosen before is in native form controls, where the island finds it.
 */
const interaction: ClientDirective = (load, _options, element) => {
  onInteraction(element, async () => (await load())())
}

export default interaction
