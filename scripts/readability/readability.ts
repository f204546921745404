import { syllable } from 'syllable'
import type { Locale } from '../../src/lib/i18n/locales.ts'
import { sentencesOf } from './sentences.ts'
import { spanishSyllables } from './spanish-syllables.ts'

/**
 * How easily a text is read, from 0 to 100; "normal", for the general public, begins at 55 in Spanish.
 *
 * Spanish: perspicuity of Szigriszt-Pazos (1993), as graded by INFLESZ (Barrio-Cantalejo IM et al., 2008, Anales del
 * Sistema Sanitario de Navarra 31(2), 135–152). English: Flesch R (1948), A new readability yardstick, Journal of Applied
 * Psychology 32(3), 221–233.
 */
export function readability(markdown: string, locale: Locale): number {
  const sentences = sentencesOf(markdown)
  const words = sentences.flat()
  if (words.length === 0) return 100
  const count = locale === 'es' ? spanishSyllables : syllable
  const syllables = words.reduce((sum, word) => sum + count(word), 0)
  const length = words.length / sentences.length
  const weight = syllables / words.length
  return locale === 'es'
    ? 206.835 - 62.3 * weight - length
    : 206.835 - 84.6 * weight - 1.015 * length
}
