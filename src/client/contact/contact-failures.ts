import type { OwnFailures } from '#client/problem/failure-text.ts'
import type { T } from '#lib/i18n/t.ts'

/** What is said where a message could not be sent. */
export const contactFailures = (t: T<'contact'>): OwnFailures => ({
  UNAVAILABLE: t('contact.failure.network'),
  FORBIDDEN: t('contact.failure.own'),
  NOT_FOUND: t('contact.failure.gone'),
  INVALID_INPUT: t('contact.failure.fields'),
  other: t('contact.failure.other'),
})
