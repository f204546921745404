import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** Only the texts that the screen of the own profile shows travel with its page. */
export type OwnProfileTexts = Pick<Texts, 'account' | 'fields' | 'photo'> & {
  professionals: Pick<
    Texts['professionals'],
    'profession' | 'specialty' | 'goal' | 'objective' | 'modality'
  >
}
export type OwnProfileT = Translate<OwnProfileTexts>
export type OwnProfileKey = Parameters<OwnProfileT>[0]

/** What every part of the screen is given. */
export type View = {
  t: OwnProfileT
  locale: Locale
  /** ISO codes of the countries on offer, sorted by their names. */
  countryCodes: readonly string[]
}
