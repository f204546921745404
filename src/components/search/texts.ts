import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import { createT, type Translate } from '#lib/i18n/t.ts'

export type SearchT = Translate<Pick<Texts, 'search'>>

/** What the dialog is written with. */
export type Searching = { t: SearchT; locale: Locale }

/** The texts of the dialog, loaded with it. */
export async function searchT(locale: Locale): Promise<SearchT> {
  const { default: search } = await (locale === 'en'
    ? import('../../../public/locales/en/search.json')
    : import('../../../public/locales/es/search.json'))
  return createT({ search }, locale)
}
