import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { agoText } from '#client/workspace/ago.ts'
import { scaleText } from '#client/workspace/fact-text.ts'
import { untilText } from '../until.ts'

type Waiting = { text: string; isUrgent: boolean }

/**
 * What waits with a client, in a few words: what unread answers state, else a share that ends soon, else an answer that is waited
 * for; null when nothing does.
 *
 * @param now today, `YYYY-MM-DD`
 */
export function waitingText(
  client: Pick<Client, 'unread' | 'priority' | 'expiresOn' | 'waitingSince' | 'facts'>,
  t: T<'clients' | 'workspace'>,
  locale: Locale,
  now?: string,
): Waiting | null {
  const { unread, priority, waitingSince, facts } = client
  if (unread > 0) {
    const text = t('clients.client.unread', { count: unread })
    const isUrgent = priority === 'high' || priority === 'attention'
    const scale = facts?.unreadFact?.scale
    if (scale) return { text: scaleText(scale, t), isUrgent }
    if (!isUrgent) return { text, isUrgent }
    const word = t(`workspace.priority.${priority}`)
    return { text: t('clients.client.priority', { unread: text, priority: word }), isUrgent }
  }
  const until = untilText(client, t, locale, now)
  if (until?.isSoon) return { text: t('clients.client.ends', { date: until.text }), isUrgent: true }
  return waitingSince ? { text: t('clients.client.waiting'), isUrgent: false } : null
}

/** What unread answers state, and since when, where they state a figure; null without any. */
export function unreadText(
  client: Parameters<typeof waitingText>[0],
  t: T<'clients' | 'workspace'>,
  locale: Locale,
  now = new Date(),
): Waiting | null {
  const words = client.unread > 0 ? waitingText(client, t, locale) : null
  const at = client.facts?.unreadFact?.scale?.points.at(-1)?.at
  return words && at ? { ...words, text: `${words.text} · ${agoText(at, locale, now)}` } : words
}
