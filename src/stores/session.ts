import { atom, onMount } from 'nanostores'
import { hasSessionHint } from '#lib/accounts/session-hint.ts'

/** What happens to a session, as the screens are told. */
export const AUTH_EVENTS = [
  'initial-session',
  'signed-in',
  'signed-out',
  'token-refreshed',
  'password-recovery',
  'user-updated',
] as const
export type AuthEvent = (typeof AUTH_EVENTS)[number]

export type SessionState = {
  /** Whether there may be a session; each call finds out anew. */
  signedIn: boolean
  /** What happened last. */
  event: AuthEvent
}

/** Between the tabs of a browser. */
const CHANNEL = 'session'

/** Who stays signed out or in by what happened; an event that is not here changes nothing of it. */
const SIGNED_IN: Partial<Record<AuthEvent, boolean>> = {
  'signed-in': true,
  'token-refreshed': true,
  'user-updated': true,
  'signed-out': false,
}

function initialState(): SessionState {
  const signedIn = typeof document !== 'undefined' && hasSessionHint(document.cookie)
  return { signedIn, event: 'initial-session' }
}

/** The session of this browser as far as scripts know it. The prerendered page knows of none. */
export const $session = atom<SessionState>(initialState())

/** Tells islands, the page and the other tabs what happened. */
export function announce(event: AuthEvent): void {
  take(event)
  // A link from a mail was opened in this tab; the others go on as they are.
  if (event === 'initial-session' || event === 'password-recovery') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(event)
  channel.close()
}

function take(event: AuthEvent): void {
  const signedIn = SIGNED_IN[event] ?? $session.get().signedIn
  $session.set({ signedIn, event })
  // What the script in the head has set by the hint: `signed-in:` in our styles.
  const { dataset } = document.documentElement
  if (signedIn) dataset['session'] = 'in'
  else delete dataset['session']
}

// While anybody looks, what other tabs tell is heard.
onMount($session, () => {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const event = AUTH_EVENTS.find((name) => name === data)
    if (event) take(event)
  }
  return () => channel.close()
})
