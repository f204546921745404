import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import type { Namespace, Texts } from '#lib/i18n/namespaces.ts'
import { createT, type Translate } from '#lib/i18n/t.ts'
import { TEXTS } from '#lib/i18n/texts.ts'

/** All messages of a locale, by their keys. */
export function textsOf(locale: Locale): Translate<Texts> {
  return createT(messagesOf(locale, ...(Object.keys(TEXTS.es) as Namespace[])), locale)
}
