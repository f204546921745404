import type { CallFailed } from '#client/call-failed.ts'
import { toast } from '#stores/toasts.ts'
import type { AdminT } from '../texts.ts'

/**
 * Tells that a call failed. Nothing is told where the person gave up the password, and where the session has ended, which
 * the frame says.
 *
 * @param otherwise for failures without words of their own
 */
export function toastFailure(t: AdminT, { code }: CallFailed, otherwise: string): void {
  if (code === 'PASSWORD_NEEDED' || code === 'UNAUTHENTICATED') return
  if (code === 'RATE_LIMITED') toast.error(t('admin.limited'))
  else if (code === 'NOT_FOUND') toast.error(t('admin.gone'))
  else if (code === 'FORBIDDEN') toast.error(t('admin.denied.text'))
  else toast.error(otherwise)
}
