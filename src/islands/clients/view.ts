import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { ClientsAddress } from './address.ts'

/** What every part of the page is given. */
export type View = {
  t: T<'clients' | 'paging' | 'session' | 'workspace'>
  locale: Locale
  address: ClientsAddress
}
