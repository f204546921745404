import * as z from 'zod/mini'
import { AuthorizationId } from '#lib/ids.ts'
import { QUESTIONS_MAX, RECIPIENTS_MAX } from '../questionnaires-schemas.ts'
import { OPTIONS_MAX } from '#lib/questionnaires/questions.ts'
import { KINDS } from './row.ts'
import type { Sending } from './sending.ts'

const Row = z.object({
  id: z.int(),
  type: z.enum(KINDS),
  text: z.string(),
  unit: z.string(),
  low: z.string(),
  high: z.string(),
  options: z.array(z.string()).check(z.maxLength(OPTIONS_MAX)),
})

const Draft = z.object({
  clients: z
    .array(
      z.object({
        id: AuthorizationId,
        name: z.nullable(z.string()),
        avatarUrl: z.nullable(z.string()),
      }),
    )
    .check(z.maxLength(RECIPIENTS_MAX)),
  title: z.string(),
  rows: z.array(Row).check(
    z.maxLength(QUESTIONS_MAX),
    z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length),
  ),
  dueOn: z.string(),
  isWeekly: z.boolean(),
  until: z.string(),
})

/** A questionnaire that was begun and not sent, as a browser has stored it; null when it is nothing of the kind. */
export function readSendingDraft(stored: unknown): Sending | null {
  return z.safeParse(Draft, stored).data ?? null
}
