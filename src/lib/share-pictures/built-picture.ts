import { localizedPath, type Locale } from '#lib/i18n/locales.ts'

/**
 * The path of the picture that the build draws of a page.
 *
 * @param path of the page, without language; a query is ignored
 * @example builtPicture('/tools/bmi', 'en') // '/og/en/tools/bmi.png'
 * @example builtPicture('/', 'es') // '/og/es.png'
 */
export function builtPicture(path: string, locale: Locale): string {
  const [bare = ''] = localizedPath(path, 'es').split(/[?#]/)
  return `/og/${locale}${bare === '/' ? '' : bare}.png`
}
