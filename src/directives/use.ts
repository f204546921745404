import type { ClientDirective } from 'astro'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { readText } from '#stores/storage.ts'
import { lastConfigKey, runKey } from '#stores/timers/keys.ts'
import { holdPresses } from './hold-presses.ts'
import { onTouch } from './on-touch.ts'

/**
 * `client:use`: for a tool. It wakes when it is touched, like `client:touch`, and at once when the fragment of
 * the address carries values (`#height=175&weight=70`). What is pressed before it is alive is done then.
 *
 * `client:use={slug}`: for a timer. It also wakes at once where this browser keeps its settings or a run that
 * goes on: otherwise the first press would be on something else than what it then starts.
 */
const use: ClientDirective = (load, { value }, element) => {
  const wake = onTouch(element, async () => {
    await (
      await load()
    )()
    presses.release(element.hasAttribute('ssr'))
  })
  const presses = holdPresses(element, () => void wake())
  const wakeForValues = () => {
    const isTimer = typeof value === 'string'
    if (location.hash.includes('=') || (isTimer && isKept(value as TimerSlug))) void wake()
  }
  addEventListener('hashchange', wakeForValues)
  wakeForValues()
}

const isKept = (tool: TimerSlug) =>
  readText(lastConfigKey(tool)) !== null || readText(runKey(tool), 'sessionStorage') !== null

export default use
