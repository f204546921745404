import * as z from 'zod/mini'
import { AuthorizationId, ContactRequestId, QuestionnaireId } from '#lib/ids.ts'
import { AnswerFact } from '#lib/questionnaires/fact.ts'
import { PRIORITIES, type Priority } from '#lib/questionnaires/priority.ts'
import { CHANGES } from '#lib/questionnaires/course.ts'

const client = {
  authorizationId: AuthorizationId,
  clientName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
}
/** ISO 8601, UTC. */
const at = z.string()

/** Something that waits for a professional. */
export const AttentionItem = z.discriminatedUnion('kind', [
  /** Answers that were not reviewed. */
  z.object({
    kind: z.literal('answer'),
    ...client,
    questionnaireId: QuestionnaireId,
    title: z.string(),
    priority: z.nullable(z.enum(PRIORITIES)),
    change: z.nullable(z.enum(CHANGES)),
    /** What the answers state, as long as they are shared: health data; null where they state nothing. */
    fact: z.nullable(AnswerFact),
    at,
  }),
  /** A share whose last day is near. */
  z.object({ kind: z.literal('ending'), ...client, expiresOn: z.string() }),
  /** A message that nobody has answered. */
  z.object({
    kind: z.literal('contact'),
    requestId: ContactRequestId,
    name: z.string(),
    /** What they wrote, as far as a row quotes it. */
    quote: z.string(),
    at,
  }),
  /** Somebody who wants to share and has not granted it yet. */
  z.object({
    kind: z.literal('request'),
    authorizationId: AuthorizationId,
    clientName: z.nullable(z.string()),
    at,
  }),
  /** A client who has not answered for long: the oldest of what they were sent. */
  z.object({
    kind: z.literal('waiting'),
    ...client,
    questionnaireId: QuestionnaireId,
    title: z.string(),
    at,
    isReminded: z.boolean(),
  }),
])
export type AttentionItem = z.infer<typeof AttentionItem>

/** A client who has not answered for this many days waits. */
export const WAITING_DAYS = 14
/** More are counted, not listed. */
export const ATTENTION_MAX = 30

const URGENT: readonly (Priority | null)[] = ['high', 'attention']

/** From 0, the most urgent: answers that say so by words or by a figure that moved, then what ends, then everybody who waits. */
function rankOf(item: AttentionItem): number {
  switch (item.kind) {
    case 'answer':
      if (URGENT.includes(item.priority)) return URGENT.indexOf(item.priority)
      return item.change === null ? 4 : 1
    case 'ending':
      return 2
    case 'contact':
      return 3
    case 'request':
      return 5
    case 'waiting':
      return 6
  }
}

const timeOf = (item: AttentionItem) => (item.kind === 'ending' ? item.expiresOn : item.at)

/** The most urgent first; of the same urgency who has waited longest, or whose share ends first. */
export function byUrgency(items: readonly AttentionItem[]): AttentionItem[] {
  return items.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (timeOf(one) < timeOf(other) ? -1 : Number(timeOf(one) > timeOf(other))),
  )
}
