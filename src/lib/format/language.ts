import type { Locale } from '#lib/i18n/locales.ts'
import { perLocale } from './per-locale.ts'

const names = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'language', fallback: 'code' }))

/**
 * The name of a language with a capital, as it stands alone: `Español`, `Inglés`. What is no code (people
 * once typed the names) is given back as it is.
 */
export function languageName(code: string, locale: Locale): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code
  const name = names(locale).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
