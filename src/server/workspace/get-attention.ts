import type { Transaction } from '#db/client.ts'
import { findUnanswered } from '#db/queries/contact-requests.ts'
import { findAsking, findEnding, findUnread, findWaiting } from '#db/queries/health/attention.ts'
import { findOwnProfessional } from '#db/queries/own-professional.ts'
import { asActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import { ATTENTION_MAX, byUrgency, type AttentionItem } from '#lib/workspace/attention.ts'
import { messageQuote } from '#lib/workspace/message-quote.ts'
import type { Attention } from '#lib/workspace/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Work } from '#server/sharing/record-step.ts'
import { readAnswerFacts } from './read-facts.ts'

/**
 * What waits for the signed-in professional, the most urgent first; nothing without a professional's row. What answers state
 * is read with them, and is in the logs of their clients.
 */
export function getAttention(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor: { userId } }: { actor: SignedIn },
): Promise<Attention> {
  return db.transaction(async (tx) => {
    const found = await findOwnProfessional(tx, userId)
    if (!found) return { professional: null, items: [], more: 0 }
    const { avatar, ...professional } = found
    // Each list begins with its most urgent, so the most urgent of all are among them.
    const scope = await asActor(tx, userId)
    const lists = await listsOf(tx, scope)
    const items = byUrgency(lists.flatMap((list) => list.items)).slice(0, ATTENTION_MAX)
    const total = lists.reduce((sum, list) => sum + list.total, 0)
    return {
      professional: { ...professional, avatarUrl: avatarUrl(avatar) },
      items: await withFacts({ tx, scope, secret }, items),
      more: total - items.length,
    }
  }, userId)
}

/** Of the items that are listed: what is not shown is not read. */
async function withFacts(work: Work, items: readonly AttentionItem[]): Promise<AttentionItem[]> {
  const facts = await readAnswerFacts(
    work,
    items.flatMap((item) => (item.kind === 'answer' ? item.questionnaireId : [])),
  )
  return items.map((item) =>
    item.kind === 'answer' ? { ...item, fact: facts.get(item.questionnaireId) ?? null } : item,
  )
}

async function listsOf(tx: Transaction, scope: ScopedExecutor) {
  const unread = await findUnread(scope, ATTENTION_MAX)
  const ending = await findEnding(scope, ATTENTION_MAX)
  const contacts = await findUnanswered(tx, scope.actor, ATTENTION_MAX)
  const asking = await findAsking(scope, ATTENTION_MAX)
  const waiting = await findWaiting(scope, ATTENTION_MAX)
  return [
    listOf(unread, ({ at, ...row }) => ({
      kind: 'answer',
      ...row,
      fact: null,
      ...pictured(row),
      ...when(at),
    })),
    listOf(ending, (row) => ({ kind: 'ending', ...row, ...pictured(row) })),
    listOf(contacts, ({ at, message, ...row }) => ({
      kind: 'contact',
      ...row,
      quote: messageQuote(message),
      ...when(at),
    })),
    listOf(asking, ({ at, ...row }) => ({ kind: 'request', ...row, ...when(at) })),
    listOf(waiting, ({ at, ...row }) => ({
      kind: 'waiting',
      ...row,
      ...pictured(row),
      ...when(at),
    })),
  ]
}

/** The rows of one kind as items, and how many of them there are in all. */
const listOf = <Row extends { total: number }>(
  rows: readonly Row[],
  toItem: (row: Row) => AttentionItem,
) => ({ total: rows[0]?.total ?? 0, items: rows.map(toItem) })

const pictured = ({ avatar }: { avatar: string | null }) => ({ avatarUrl: avatarUrl(avatar) })
const when = (at: Date) => ({ at: at.toISOString() })
