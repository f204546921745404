import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import * as passwords from '#lib/passwords/calls.ts'
import { mailFailureText } from './failure-text.ts'

/**
 * Mails the link that confirms an address again: it is awaited here, and may be in no inbox.
 *
 * @param resent what is said then
 */
export function useResend(email: string, resent: string) {
  const t = useT('auth', 'island')
  const { mutate, isPending, isSuccess, error } = useChange(passwords.forgotPassword, {
    refreshes: false,
  })
  return {
    isSending: isPending,
    said: isSuccess ? resent : error ? mailFailureText(t, error) : '',
    resend: () => mutate({ body: { email } }),
  }
}
