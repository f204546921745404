import type { T } from '#lib/i18n/t.ts'

/** That a message was sent, with its tracking code; several professionals have one each. */
export const sentText = (t: T<'contact'>, codes: readonly string[]): string =>
  t('contact.sent', { count: codes.length, codes: codes.join(', ') })
