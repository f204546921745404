import { useStore } from '@nanostores/react'
import { $session, type SessionState } from '#stores/session.ts'

const PRERENDERED: SessionState = { signedIn: false, event: 'initial-session' }

/** Whether there may be a session; false in the build's HTML and during hydration. */
export function useSignedIn(): boolean {
  return useStore($session, { ssr: () => PRERENDERED }).signedIn
}
