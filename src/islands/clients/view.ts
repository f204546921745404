import type { Locale } from '#lib/i18n/locales.ts'
import type { ClientsAddress } from './address.ts'
import type { ClientsT } from './texts.ts'

/** What every part of the page is given. */
export type View = { t: ClientsT; locale: Locale; address: ClientsAddress }
