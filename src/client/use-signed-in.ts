import { useStore } from '@nanostores/react'
import { $session, type SessionState } from '#stores/session.ts'

const PRERENDERED: SessionState = { signedIn: false, event: 'initial-session' }

/** Whether there may be a session; false in the HTML of the build and while it is taken over. */
export function useSignedIn(): boolean {
  return useStore($session, { ssr: () => PRERENDERED }).signedIn
}
