import { formatCount } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** What is measured of the newsletter; null when it is not known. `perWeek` is the mean of the last four weeks. */
export type NewsletterFigures = { subscribers: number | null; perWeek: number | null }

/**
 * The figures that the specification names, and from which measured value each is true. Its third, "5 stars", has no place:
 * readers do not rate the newsletter.
 */
const NAMED = {
  subscribers: { text: '15K+', from: 15_000 },
  perWeek: { text: '2', from: 2 },
} as const

/**
 * The figures to show, in order: the named one once it is true, before that what is measured, and nothing in place of a
 * zero.
 */
export function shownFigures(
  measured: NewsletterFigures,
  locale: Locale,
): { name: keyof NewsletterFigures; text: string }[] {
  return (['subscribers', 'perWeek'] as const).flatMap((name) => {
    const value = Math.floor(measured[name] ?? 0)
    if (value < 1) return []
    return [
      { name, text: value >= NAMED[name].from ? NAMED[name].text : formatCount(value, locale) },
    ]
  })
}
