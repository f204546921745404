import { formatDate } from '#lib/format/date.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { DashboardT } from '../texts.ts'
import { agoText, aheadText, daysSince } from './ago.ts'

const weekday = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
)

/** Who waits, or for whom it is waited. */
export const nameOf = (item: AttentionItem, t: DashboardT): string =>
  item.kind === 'contact' ? item.name : clientName(item.clientName, t)

/** What a list needs to tell one from another. */
export function keyOf(item: AttentionItem): string {
  switch (item.kind) {
    case 'answer':
    case 'waiting':
      return `${item.kind} ${item.questionnaireId}`
    case 'contact':
      return `${item.kind} ${item.requestId}`
    default:
      return `${item.kind} ${item.authorizationId}`
  }
}

/** What is said with a name, which is set apart from the rest. */
const NAME = '\u0000'

type Words = {
  /** The sentence before and after the name. */
  sentence: readonly [before: string, after: string]
  /** More about it, small; null when there is no more. */
  detail: string | null
  /** How long ago, or how far. */
  when: string
}

/** @param today `YYYY-MM-DD`, in Madrid as the last day of a share is */
export function wordsOf(
  item: AttentionItem,
  t: DashboardT,
  { locale, today }: { locale: Locale; today: string },
): Words {
  const [before = '', after = ''] = sentenceOf(item, t, locale).split(NAME)
  return {
    sentence: [before, after],
    detail: detailOf(item, t, locale),
    when:
      item.kind === 'ending' ? aheadText(item.expiresOn, locale, today) : agoText(item.at, locale),
  }
}

function sentenceOf(item: AttentionItem, t: DashboardT, locale: Locale): string {
  switch (item.kind) {
    case 'answer':
      return t('dashboard.first.answer', { name: NAME, title: item.title })
    case 'ending':
      return t('dashboard.first.ending', {
        name: NAME,
        date: weekday(locale).format(new Date(item.expiresOn)),
      })
    case 'contact':
      return t('dashboard.first.contact', { name: NAME })
    case 'request':
      return t('dashboard.first.request', { name: NAME })
    case 'waiting':
      return t('dashboard.first.waiting', { name: NAME, count: daysSince(item.at) })
  }
}

function detailOf(item: AttentionItem, t: DashboardT, locale: Locale): string | null {
  switch (item.kind) {
    case 'answer':
      return item.change && t(`workspace.change.${item.change}`)
    case 'ending':
      return t('dashboard.first.endingText')
    case 'contact':
      return t('dashboard.first.contactText', {
        objective: t(`contact.objective.${item.objective}`),
        code: item.code,
      })
    case 'request':
      return t('dashboard.first.requestText', { date: formatDate(item.at, locale) })
    case 'waiting':
      return t('dashboard.first.waitingText', {
        title: item.title,
        date: formatDate(item.at, locale),
      })
  }
}
