import type { Locale } from './locales.ts'
import { otherThan } from './other-than.ts'

/** Short words that Spanish and English texts are full of, and that the other language does not have. */
const WORDS: Record<Locale, ReadonlySet<string>> = {
  es: new Set(
    `el la los las un una unos unas de del al y o que qué con por para en es está muy más pero como
    cómo lo le les se su sus mi mis tu tus ha si sí ya cuando porque sin sobre desde hasta todo nada mucho
    también gracias siempre nunca bien vez cada antes buen buena`.split(/\s+/),
  ),
  en: new Set(
    `the an of and or that what with for in is are was were very more but as it its his her my your our
    i you we they she have had if when because without about from all nothing also to this at
    not so thanks`.split(/\s+/),
  ),
}
/** Letters and marks of Spanish, which together tell as much as one of its words. */
const SPANISH = /[áéíóúñ¿¡]/
/** Fewer words say nothing. */
const ENOUGH = 2

/** The language that a text of people is written in, as far as its short words tell; null where they do not. */
export function languageOf(text: string): Locale | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (locale: Locale) => words.filter((word) => WORDS[locale].has(word)).length
  const spanish = count('es') + Number(SPANISH.test(text.toLowerCase()))
  const english = count('en')
  if (Math.max(spanish, english) < ENOUGH || spanish === english) return null
  return spanish > english ? 'es' : 'en'
}

/** The language of a text where it is not that of the page, for `lang`; else undefined. */
export function foreignTo(locale: Locale, text: string): Locale | undefined {
  return otherThan(locale, languageOf(text))
}
