import type { Locale } from '#lib/i18n/locales.ts'
import { formatCount } from './number.ts'

const WORDS: Record<Locale, readonly string[]> = {
  es: ['Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'],
  en: ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
}

/** A count of several at the beginning of a sentence, up to ten in words: `Cinco`, `11`. */
export const openingCount = (count: number, locale: Locale): string =>
  WORDS[locale][count - 2] ?? formatCount(count, locale)
