import i18next from 'i18next'
import type { Locale } from './locales.ts'
import type { Namespace, Texts } from './namespaces.ts'
import type { Translate } from './t.ts'

/**
 * The translation function of pages, layouts and .astro components. Keys begin with one of the given namespaces. Bound
 * to one language, never to i18next's global one: pages are rendered concurrently.
 *
 * @example pageT('en', ['common'])('common.nav.home')
 */
export function pageT<N extends Namespace>(
  locale: Locale,
  namespaces: readonly N[],
): Translate<Pick<Texts, N>> {
  const t = i18next.getFixedT(locale, [...namespaces])
  return (key, values = {}) => t(key.replace('.', ':'), values)
}
