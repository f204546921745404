import type { ClientDirective } from 'astro'
import { onInteraction } from './on-interaction.ts'

/**
 * `client:interaction`: loads the island at the first interaction with it. Until then the page loads no framework;
 * earlier choices are in native form controls, where the island reads them.
 */
const interaction: ClientDirective = (load, _options, element) => {
  onInteraction(element, async () => (await load())())
}

export default interaction
