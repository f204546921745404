import type { Locale } from '#lib/i18n/locales.ts'
import type { Namespace, Texts } from '#lib/i18n/namespaces.ts'
import { createT, type Messages, type T } from '#lib/i18n/t.ts'

/** The namespaces that are there: those that the page was sent with, and those that were loaded since. */
const present: Record<Locale, Record<string, Messages>> = { es: {}, en: {} }
const translators = { es: createT(present.es, 'es'), en: createT(present.en, 'en') }

/** Adds the namespaces that an island was sent with. */
export function addTexts(locale: Locale, texts: Partial<Texts>): void {
  Object.assign(present[locale], texts)
}

/** The translation function of namespaces; undefined while one of them is not there. */
export function presentT<N extends Namespace>(
  locale: Locale,
  names: readonly N[],
): T<N> | undefined {
  if (!names.every((name) => name in present[locale])) return undefined
  return translators[locale] as T<N>
}

/**
 * The translation function of namespaces, which are loaded where they are not there yet.
 *
 * @throws Error when a file does not arrive; the next call asks for it again
 */
export async function loadT<N extends Namespace>(locale: Locale, ...names: N[]): Promise<T<N>> {
  const missing = names.filter((name) => !(name in present[locale]))
  await Promise.all(
    missing.map(async (name) => {
      const response = await fetch(`/locales/${locale}/${name}.json?v=${__TEXTS__}`)
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
      present[locale][name] = (await response.json()) as Messages
    }),
  )
  return translators[locale] as T<N>
}
