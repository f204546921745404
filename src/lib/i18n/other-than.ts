import type { Locale } from './locales.ts'

/** The language of a text where it is not that of the page, for `lang`; else undefined. */
export const otherThan = (locale: Locale, language: Locale | null): Locale | undefined =>
  language === null || language === locale ? undefined : language
