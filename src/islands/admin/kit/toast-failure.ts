import type { CallFailed } from '#client/data/call-failed.ts'
import type { T } from '#lib/i18n/t.ts'
import { toast } from '#stores/toasts.ts'
import { failureText } from './failure-text.ts'

/** Tells why a call failed, see `failureText`. For a call from the page: a dialog that is open would hide it. */
export function toastFailure(t: T<'admin'>, failure: CallFailed, otherwise: string): void {
  const text = failureText(t, failure, otherwise)
  if (text !== null) toast.error(text)
}
