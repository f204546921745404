/** Dispatched by `maySignOut` before signing out; preventing it keeps the session. */
const SIGNING_OUT = 'signing-out'

/** Whether the user may be signed out: there may be unsaved input. */
export function maySignOut(): boolean {
  return dispatchEvent(new Event(SIGNING_OUT, { cancelable: true }))
}

/** Registers a check before signing out; of several only one asks. @returns unregisters it */
export function beforeSignOut(agrees: () => boolean): () => void {
  const ask = (event: Event) => {
    event.stopImmediatePropagation()
    if (!agrees()) event.preventDefault()
  }
  addEventListener(SIGNING_OUT, ask)
  return () => removeEventListener(SIGNING_OUT, ask)
}
