import type { ClientDirective } from 'astro'
import { onTouch } from './on-touch.ts'

/**
 * `client:touch`: loads the island when it is first touched. Until then the page ships no framework; what
 * was chosen before lives in native form controls, where the island finds it.
 */
const touch: ClientDirective = (load, _options, element) => {
  onTouch(element, async () => (await load())())
}

export default touch
