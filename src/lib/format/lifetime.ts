import { LOCALE_TAGS, type Locale } from '#lib/i18n/locales.ts'

const DAY = 86_400

/**
 * A lifetime in the largest unit that divides it.
 *
 * @example lifetimeText(172_800, 'en') // '2 days'
 */
export function lifetimeText(seconds: number, locale: Locale): string {
  const [unit, length] =
    seconds % (365 * DAY) === 0
      ? (['year', 365 * DAY] as const)
      : seconds % DAY === 0
        ? (['day', DAY] as const)
        : (['hour', 3_600] as const)
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(LOCALE_TAGS[locale], style).format(seconds / length)
}
