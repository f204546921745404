import { readText } from './storage.ts'

/** Dispatched by `maySignOut` before signing out; preventing it keeps the session. */
const SIGNING_OUT = 'signing-out'

/**
 * Whether the user may be signed out, which removes what is unsaved in this tab.
 *
 * @param agrees asks where no check does, while there are drafts
 */
export function maySignOut(agrees: () => boolean): boolean {
  const asked = { isAsked: false }
  const event = new CustomEvent(SIGNING_OUT, { cancelable: true, detail: asked })
  if (!dispatchEvent(event)) return false
  // By name: this is loaded with the menu of every page, and the store of drafts is not.
  return asked.isAsked || readText('drafts', 'sessionStorage') === null || agrees()
}

/** Registers a check before signing out; of several only one asks. @returns unregisters it */
export function beforeSignOut(agrees: () => boolean): () => void {
  const ask = (event: Event) => {
    event.stopImmediatePropagation()
    ;(event as CustomEvent<{ isAsked: boolean }>).detail.isAsked = true
    if (!agrees()) event.preventDefault()
  }
  addEventListener(SIGNING_OUT, ask)
  return () => removeEventListener(SIGNING_OUT, ask)
}
