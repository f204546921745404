import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { NAMESPACES, type Texts } from '#lib/i18n/namespaces.ts'
import { createT, type Translate } from '#lib/i18n/t.ts'

/** Every text of the site in a language, under the key that the pages use. */
export function textsOf(locale: Locale): Translate<Texts> {
  const messages = Object.fromEntries(NAMESPACES.map((name) => [name, messagesOf(locale, name)]))
  return createT(messages as Texts, locale)
}
