import { atom, onMount } from 'nanostores'
import { hasSessionHint, SESSION_HINT } from '#lib/accounts/session-hint.ts'

/** The session events. */
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
  /** Whether there may be a session; each call checks it. */
  signedIn: boolean
  /** The last event. */
  event: AuthEvent
}

/** Between the tabs of a browser. */
const CHANNEL = 'session'

/** The session state after an event; an event that is not listed does not change it. */
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

/** The session of this browser as scripts know it. The prerendered page has none. */
export const $session = atom<SessionState>(initialState())

/** Publishes an event to islands, the page and the other tabs. */
export function announce(event: AuthEvent): void {
  take(event)
  // Concerns this tab only, in which a mailed link was opened.
  if (event === 'initial-session' || event === 'password-recovery') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(event)
  channel.close()
}

/** The session has ended, as a response or a missing cookie has shown: notifies every screen and tab. */
export function forgetSession(): void {
  document.cookie = `${SESSION_HINT}=; Max-Age=0; Path=/; SameSite=Lax`
  announce('signed-out')
}

function take(event: AuthEvent): void {
  const signedIn = SIGNED_IN[event] ?? $session.get().signedIn
  $session.set({ signedIn, event })
  // Initially set by the head script from the hint cookie: `signed-in:` in our styles.
  const { dataset } = document.documentElement
  if (signedIn) dataset['session'] = 'in'
  else {
    delete dataset['session']
    delete dataset['account']
  }
}

// Listens to other tabs while there are subscribers.
onMount($session, () => {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const event = AUTH_EVENTS.find((name) => name === data)
    if (event) take(event)
  }
  return () => channel.close()
})
