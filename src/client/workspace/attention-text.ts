import { madridDay } from '#lib/format/madrid-day.ts'
import { dayOfWeek } from '#lib/format/weekday.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import { agoText, aheadText, daysSince } from './ago.ts'
import { isOfPain, scaleText } from './fact-text.ts'

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

type Words = { t: T<'dashboard' | 'workspace'>; locale: Locale }

/** How long ago, or how far. Days of a share are those of Madrid. */
export const whenText = (item: AttentionItem, locale: Locale, now = new Date()): string =>
  item.kind === 'ending'
    ? aheadText(item.expiresOn, locale, madridDay(now))
    : agoText(item.at, locale, now)

/** What a row states: a fact, and more about it. */
type Stated = { fact: string | null; text: string | null }

/** What has happened, or will. */
export function statedOf(item: AttentionItem, { t, locale }: Words): Stated {
  switch (item.kind) {
    case 'answer':
      return statedOfAnswer(item, t)
    case 'ending': {
      const date = dayOfWeek(item.expiresOn, locale)
      return { fact: null, text: t('dashboard.first.ending', { date }) }
    }
    case 'contact':
      return { fact: null, text: t('workspace.fact.quote', { quote: item.quote }) }
    case 'request':
      return { fact: null, text: t('dashboard.first.request') }
    case 'waiting': {
      const count = daysSince(item.at)
      return { fact: null, text: t('dashboard.first.waiting', { count, title: item.title }) }
    }
  }
}

function statedOfAnswer({ fact, title }: Answered, t: Words['t']): Stated {
  if (!fact) return { fact: null, text: t('dashboard.first.answer', { title }) }
  const { scale, quote } = fact
  const more = [
    scale && !isOfPain(scale) && scale.question,
    quote && t('workspace.fact.quote', { quote }),
  ]
  return { fact: scale && scaleText(scale, t), text: more.filter(Boolean).join(' · ') || null }
}
type Answered = Extract<AttentionItem, { kind: 'answer' }>
