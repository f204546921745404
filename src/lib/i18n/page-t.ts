import i18next from 'i18next'
import type { Locale } from './locales.ts'
import type { Namespace, Texts } from './namespaces.ts'
import type { Translate } from './t.ts'

/**
 * The translator of pages, layouts and .astro parts. Keys begin with their namespace, one of those named.
 * Bound to one language, never to i18next's global one: pages are rendered side by side.
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
