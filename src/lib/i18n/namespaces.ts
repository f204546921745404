import type account from '../../../public/locales/es/account.json'
import type auth from '../../../public/locales/es/auth.json'
import type breathing from '../../../public/locales/es/breathing.json'
import type calculators from '../../../public/locales/es/calculators.json'
import type common from '../../../public/locales/es/common.json'
import type fields from '../../../public/locales/es/fields.json'
import type home from '../../../public/locales/es/home.json'
import type list from '../../../public/locales/es/list.json'
import type offline from '../../../public/locales/es/offline.json'
import type photo from '../../../public/locales/es/photo.json'
import type professionals from '../../../public/locales/es/professionals.json'
import type profile from '../../../public/locales/es/profile.json'
import type timers from '../../../public/locales/es/timers.json'
import type tools from '../../../public/locales/es/tools.json'

/** The texts by namespace. Spanish is complete, so its files give the shape of every language. */
export type Texts = {
  account: typeof account
  auth: typeof auth
  breathing: typeof breathing
  calculators: typeof calculators
  common: typeof common
  fields: typeof fields
  home: typeof home
  list: typeof list
  offline: typeof offline
  photo: typeof photo
  professionals: typeof professionals
  profile: typeof profile
  timers: typeof timers
  tools: typeof tools
}
export type Namespace = keyof Texts

/** The files of `public/locales/{es,en}`; each holds what one kind of page or island needs. */
export const NAMESPACES = [
  'account',
  'auth',
  'breathing',
  'calculators',
  'common',
  'fields',
  'home',
  'list',
  'offline',
  'photo',
  'professionals',
  'profile',
  'timers',
  'tools',
] as const satisfies readonly Namespace[]

/** The namespace that a bare key belongs to. */
export const DEFAULT_NAMESPACE: Namespace = 'common'
