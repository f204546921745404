import type { ClientDirective } from 'astro'
import { holdPresses } from './hold-presses.ts'
import { onTouch } from './on-touch.ts'

/**
 * `client:use`: for a tool. It wakes when it is touched, like `client:touch`, and at once when the fragment of
 * the address carries values (`#height=175&weight=70`). What is pressed before it is alive is done then.
 */
const use: ClientDirective = (load, _options, element) => {
  const wake = onTouch(element, async () => {
    await (
      await load()
    )()
    presses.release(element.hasAttribute('ssr'))
  })
  const presses = holdPresses(element, () => void wake())
  const wakeForValues = () => {
    if (location.hash.includes('=')) void wake()
  }
  addEventListener('hashchange', wakeForValues)
  wakeForValues()
}

export default use
