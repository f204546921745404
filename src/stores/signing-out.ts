/** Told before a session is ended on purpose, by `maySignOut`; whoever prevents it keeps the session. */
const SIGNING_OUT = 'signing-out'

/** Asks the page whether the session may be ended: something may be typed and not saved. */
export function maySignOut(): boolean {
  return dispatchEvent(new Event(SIGNING_OUT, { cancelable: true }))
}

/** Is asked before a session is ended on purpose. @returns how to be asked no more */
export function beforeSignOut(agrees: () => boolean): () => void {
  const ask = (event: Event) => {
    if (!agrees()) event.preventDefault()
  }
  addEventListener(SIGNING_OUT, ask)
  return () => removeEventListener(SIGNING_OUT, ask)
}
