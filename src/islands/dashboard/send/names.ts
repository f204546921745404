import { givenName } from '#lib/format/given-name.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Recipient } from '#lib/workspace/builder/sending.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { SendMessages } from './messages.ts'

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** More are counted. */
const NAMED = 3

/** Clients within a sentence, by their first names: `Julián y Nora`; of many the first two and how many more. */
export function namesOf(clients: readonly Recipient[], { t, locale }: SendMessages): string {
  const names = clients.map(({ name }) => givenName(clientName(name, t)))
  const shown = names.length > NAMED ? names.slice(0, NAMED - 1) : names
  const more = names.length - shown.length
  const rest = more > 0 ? [t('sendQuestionnaire.sentence.more', { count: more })] : []
  return lists(locale).format([...shown, ...rest])
}
