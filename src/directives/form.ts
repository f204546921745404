import type { ClientDirective } from 'astro'
import { whenIdle } from '#client/when-idle.ts'
import { hasSessionHint } from '#lib/accounts/session-hint.ts'
import type { StoredName } from '#lib/stored/stored.ts'
import { readText } from '#stores/storage.ts'
import { onInteractionOrPress } from './hold-presses.ts'
import { followTyping } from './typing.ts'

/**
 * `client:form`: for a form that is the point of its page, and works through React alone. Its scripts are loaded in an
 * idle moment after the first interaction with the page. It hydrates at the first interaction with the form itself, though
 * not in the middle of a word. What is typed before stays in the controls; presses and submits are replayed after hydration.
 *
 * `client:form={[key, …]}`: hydrates at once where this tab stores one of these, which the page's HTML does not show; and,
 * like every form, where there may be a session: its user is not asked to sign in.
 */
const form: ClientDirective = (load, { value }, element) => {
  const hydrate = onInteractionOrPress(element, load, followTyping(element))
  const startForSession = () => {
    if (hasSessionHint(document.cookie)) void hydrate()
  }
  startForSession()
  // Mailed links open another tab: whoever signs in there and comes back is led on.
  document.addEventListener('visibilitychange', startForSession)
  if (isStored(value)) void hydrate()
  onFirstMove(() => whenIdle(load))
}

/**
 * Runs work once the visitor does something on the page. Not before: who has only just arrived would wait for 90 files
 * with everything else.
 */
function onFirstMove(work: () => void) {
  const waiting = new AbortController()
  const begin = (event: Event) => {
    // A page that appears under a resting pointer gets a move that goes nowhere.
    const isStill = event instanceof PointerEvent && !event.movementX && !event.movementY
    if (event.type === 'pointermove' && isStill) return
    waiting.abort()
    work()
  }
  for (const type of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(type, begin, { signal: waiting.signal, passive: true })
  }
}

function isStored(keys: unknown): boolean {
  if (!Array.isArray(keys)) return false
  return (keys as StoredName<'sessionStorage'>[]).some(
    (key) => readText(key, 'sessionStorage') !== null,
  )
}

export default form
