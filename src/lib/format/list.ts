import type { Locale } from '#lib/i18n/locales.ts'
import { perLocale } from './per-locale.ts'

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** Labels as one phrase: "Fuerza, rehabilitación y pérdida de peso". */
export function phraseOf(labels: readonly string[], locale: Locale): string {
  const text = lists(locale).format(labels.map((label) => label.toLocaleLowerCase(locale)))
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
