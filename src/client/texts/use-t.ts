import { createContext, use } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Namespace } from '#lib/i18n/namespaces.ts'
import type { T } from '#lib/i18n/t.ts'
import { loadT, presentT } from './load-t.ts'

/** The language of an island: see `island`. */
export const LocaleContext = createContext<Locale | null>(null)

/** The language of the island around a component. */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error('outside of an island')
  return locale
}

/** The same promise for each attempt to render, as `use` needs it. */
const loading = new Map<string, Promise<unknown>>()

/**
 * The translation function of namespaces, in the language of the island. Suspends while one of them is loaded: what an
 * island shows at first is sent with its page, and `lazyPart` loads the texts of a part with its script.
 *
 * @example const t = useT('health', 'healthBands')
 */
export function useT<N extends Namespace>(...names: N[]): T<N> {
  const locale = useLocale()
  const key = [locale, ...names].join()
  const t = presentT(locale, names)
  // A component that has called `use` while it rendered must call it again when it goes on.
  if (t && !loading.has(key)) return t
  const coming = loading.get(key) ?? loadT(locale, ...names)
  loading.set(key, coming)
  return use(coming) as T<N>
}
