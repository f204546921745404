import type { CallFailed } from '#client/data/call-failed.ts'
import type { T } from '#lib/i18n/t.ts'

/**
 * Why a call failed. Null where the person gave up the password, and where the session has ended, which the frame says.
 *
 * @param otherwise for failures without words of their own
 */
export function failureText(t: T<'admin'>, { code }: CallFailed, otherwise: string): string | null {
  if (code === 'PASSWORD_NEEDED' || code === 'UNAUTHENTICATED') return null
  if (code === 'RATE_LIMITED') return t('admin.limited')
  if (code === 'NOT_FOUND') return t('admin.gone')
  if (code === 'FORBIDDEN') return t('admin.denied.text')
  return otherwise
}
