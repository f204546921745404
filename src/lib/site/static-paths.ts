import { LOCALES, type Locale } from '#lib/i18n/locales.ts'

/** `getStaticPaths` of a page in both languages: Spanish at the root, English under /en. */
export function localePaths(): {
  params: { locale: string | undefined }
  props: { locale: Locale }
}[] {
  return LOCALES.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }))
}

/** The value of a language in the `[...locale]` part of a route. */
export function localeParam(locale: Locale): string | undefined {
  return locale === 'es' ? undefined : locale
}

/** The language of the `[...locale]` part of an on-demand route; undefined for anything else, which is a 404. */
export function localeFromParam(param: string | undefined): Locale | undefined {
  return param === undefined ? 'es' : param === 'en' ? 'en' : undefined
}
