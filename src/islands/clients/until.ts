import { endsIn, shortDate } from '#client/health/days.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'

const weekday = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
)

type Share = { expiresOn: string | null }

/**
 * The last day of a share: `hoy`, `lunes, 23 nov, en 3 días`, `24 dic`.
 *
 * @param now today, `YYYY-MM-DD`
 * @returns null without a last day
 */
export function untilText(
  share: Share,
  t: T<'clients'>,
  locale: Locale,
  now?: string,
): Until | null {
  const { expiresOn } = share
  if (expiresOn === null) return null
  const days = endsIn(share, now)
  if (days === null) return { text: shortDate(expiresOn, locale, now), isSoon: false }
  const date = weekday(locale).format(new Date(expiresOn))
  const text = days <= 0 ? t('clients.ends.today') : t('clients.ends.in', { date, count: days })
  return { text, isSoon: true }
}

export type Until = { text: string; isSoon: boolean }
