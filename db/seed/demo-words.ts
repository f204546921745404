import { createHash } from 'node:crypto'
import { daysBetween } from '#lib/format/days-between.ts'
import { CONSENT_HASH, CONSENT_VERSION } from '#lib/health/consent-text.ts'
import { GRANT_HASH, GRANT_VERSION } from '#lib/sharing/grant-text.ts'
import { dayBefore } from './demo-days.ts'

/** Before the first record, in days. */
export const AGREED_DAYS_AGO = 730

/** The words that are agreed to today: of keeping data, and of sharing it. */
const CURRENT = {
  consent: { textVersion: CONSENT_VERSION, textHash: CONSENT_HASH.es },
  grant: { textVersion: GRANT_VERSION, textHash: GRANT_HASH.es },
}

/** The words of a day: nobody has agreed to what was not written yet, so the demonstration has earlier ones. */
export function wordsOn(about: keyof typeof CURRENT, daysAgo: number, today: string) {
  const current = CURRENT[about]
  if (current.textVersion <= dayBefore(today, daysAgo)) return current
  return {
    textVersion: dayBefore(today, AGREED_DAYS_AGO),
    textHash: createHash('sha256').update(`earlier words: ${about}`).digest('hex'),
  }
}

/** When the consent to today's words was given, in days: at once, if it was asked for in others before. */
export function consentDaysAgo(today: string): number {
  return Math.min(AGREED_DAYS_AGO, Math.max(0, daysBetween(CONSENT_VERSION, today)))
}
