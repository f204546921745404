import type { Locale } from '#lib/i18n/locales.ts'
import { perLocale } from './per-locale.ts'

const longDate = (timeZone: string) =>
  perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }))

const calendarDate = longDate('UTC')
const dateOfInstant = longDate('Europe/Madrid')

/**
 * A date in its long form: `20 de noviembre de 2026`, `20 November 2026`.
 *
 * `2026-11-20` is a day and stays that day everywhere. An instant (`…T23:30:00Z`) is shown as the day in
 * Madrid and not in the reader's zone, so that server and browser write the same text.
 *
 * @param iso ISO 8601, a day or an instant
 * @throws RangeError when the text is no date
 */
export function formatDate(iso: string, locale: Locale): string {
  const format = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? calendarDate : dateOfInstant
  return format(locale).format(new Date(iso))
}
