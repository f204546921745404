import { LOCALE_TAGS, type Locale } from '#lib/i18n/locales.ts'

/** Caches one `Intl` object per language: creating one is far slower than using it. */
export function perLocale<T>(make: (tag: string) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    const kept = made.get(locale)
    if (kept !== undefined) return kept
    const fresh = make(LOCALE_TAGS[locale])
    made.set(locale, fresh)
    return fresh
  }
}
