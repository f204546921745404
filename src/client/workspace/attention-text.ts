import { formatDate } from '#lib/format/date.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { dayOfWeek } from '#lib/format/weekday.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import { agoText, aheadText, daysSince } from './ago.ts'

/** Who waits, or for whom it is waited. */
export const nameOf = (item: AttentionItem, t: T<'workspace'>): string =>
  item.kind === 'contact' ? item.name : clientName(item.clientName, t)

/** What a list needs to tell one from another. */
export function keyOf(item: AttentionItem): string {
  switch (item.kind) {
    case 'answer':
    case 'waiting':
      return `${item.kind} ${item.questionnaireId}`
    case 'contact':
      return `${item.kind} ${item.requestId}`
    case 'ending':
    case 'request':
      return `${item.kind} ${item.authorizationId}`
  }
}

type Words = { t: T<'dashboard' | 'objectives' | 'workspace'>; locale: Locale }

/** How long ago, or how far. Days of a share are those of Madrid. */
export const whenText = (item: AttentionItem, locale: Locale, now = new Date()): string =>
  item.kind === 'ending'
    ? aheadText(item.expiresOn, locale, madridDay(now))
    : agoText(item.at, locale, now)

/** What has happened, or will. */
export function sentenceOf(item: AttentionItem, name: string, { t, locale }: Words): string {
  switch (item.kind) {
    case 'answer':
      return t('dashboard.first.answer', { name, title: item.title })
    case 'ending':
      return t('dashboard.first.ending', {
        name,
        date: dayOfWeek(item.expiresOn, locale),
      })
    case 'contact':
      return t('dashboard.first.contact', { name })
    case 'request':
      return t('dashboard.first.request', { name })
    case 'waiting':
      return t('dashboard.first.waiting', { name, count: daysSince(item.at) })
  }
}

/** More about it, small; null when there is no more. */
export function detailOf(item: AttentionItem, { t, locale }: Words): string | null {
  switch (item.kind) {
    case 'answer':
      return item.change && t(`workspace.change.${item.change}`)
    case 'ending':
      return t('dashboard.first.endingText')
    case 'contact':
      return t('dashboard.first.contactText', {
        objective: t(`objectives.${item.objective}`),
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
