import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import { createT, type Translate } from '#lib/i18n/t.ts'

/** The texts of the hearts, loaded with them. */
export async function shortlistT(
  locale: Locale,
): Promise<Translate<{ shortlist: Texts['shortlist'] }>> {
  const { default: shortlist } = await (locale === 'en'
    ? import('../../../public/locales/en/shortlist.json')
    : import('../../../public/locales/es/shortlist.json'))
  return createT({ shortlist }, locale)
}
