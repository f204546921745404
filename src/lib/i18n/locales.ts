/** The languages of the site; the first one has URLs without prefix. */
export const LOCALES = ['es', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'es'

/** The language tag that dates and numbers are written by. */
export const LOCALE_TAGS = { es: 'es-ES', en: 'en-GB' } as const satisfies Record<Locale, string>

/** Whether a text from outside names one of our languages. */
export function isLocale(text: unknown): text is Locale {
  return (LOCALES as readonly unknown[]).includes(text)
}

/**
 * The language that a path of this site is in.
 *
 * @example localeOfPath('/en/trainers') // 'en'
 */
export function localeOfPath(path: string): Locale {
  const first = /^\/([^/?#]*)/.exec(path)?.[1]
  return isLocale(first) ? first : DEFAULT_LOCALE
}

/**
 * The same page in a language. Takes the path in any of them; keeps query, fragment and trailing slash
 * (but a language's home page is `/en`, never `/en/`).
 *
 * @example localizedPath('/trainers?page=2', 'en') // '/en/trainers?page=2'
 * @example localizedPath('/en', 'es') // '/'
 */
export function localizedPath(path: string, locale: Locale): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const bare = pathname.replace(new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`), '')
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  const tail = bare === '/' ? '' : bare
  return (`${prefix}${tail}` || '/') + rest
}

/** The language that a page is not in. */
export const otherLocale = (locale: Locale): Locale => (locale === 'es' ? 'en' : 'es')

/** The page in the other language, for the language switch and the first visit. */
export function twinPath(path: string): string {
  return localizedPath(path, otherLocale(localeOfPath(path)))
}
