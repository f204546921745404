import { createInstance } from 'i18next'
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts'
import type { Namespace, Texts } from './namespaces.ts'
import type { Translate } from './t.ts'
import { TEXTS } from './texts.ts'

/** Set up with this module, and by nobody else: whatever a process is asked first has its texts. */
const texts = createInstance()
void texts.init({
  resources: TEXTS,
  supportedLngs: LOCALES,
  fallbackLng: DEFAULT_LOCALE,
  interpolation: { escapeValue: false },
  returnNull: false,
})

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
  const t = texts.getFixedT(locale, [...namespaces])
  return (key, values = {}) => t(key.replace('.', ':'), values)
}
