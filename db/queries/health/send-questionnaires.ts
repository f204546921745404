import { and, eq, isNull, sql } from 'drizzle-orm'
import { clientQuestionnaires, questionnaireRepeats } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId, QuestionnaireId, RepeatId } from '#lib/ids.ts'
import type { HeldClient } from './held-clients.ts'

const table = clientQuestionnaires

type Sent = Pick<typeof table.$inferInsert, 'title' | 'questions' | 'dueOn'>
/** A client, what the actor is called for them, and the repetition that the sending begins, if any. */
type Recipient = HeldClient & { professionalName: string; repeatId?: RepeatId | undefined }

/** Who sends to whom. */
function of(scope: ScopedExecutor, recipient: Recipient) {
  const { authorizationId, clientUserId, professionalType, professionalName } = recipient
  const professionalUserId = scope.actor
  return { authorizationId, clientUserId, professionalUserId, professionalType, professionalName }
}

/** Sends questions of the actor to clients. @returns the id of each client's questionnaire, by their share */
export async function insertQuestionnaires(
  scope: ScopedExecutor,
  recipients: readonly Recipient[],
  questionnaire: Sent,
): Promise<Map<AuthorizationId, QuestionnaireId>> {
  const rows = await scope
    .insert(table)
    .values(
      recipients.map((recipient) => ({
        ...of(scope, recipient),
        ...questionnaire,
        repeatId: recipient.repeatId,
      })),
    )
    .returning({ id: table.id, share: table.authorizationId })
  return new Map(rows.map(({ id, share }) => [share!, id]))
}

type Repeated = Pick<
  typeof questionnaireRepeats.$inferInsert,
  'title' | 'questions' | 'dueDays' | 'nextOn' | 'until'
>

/** Begins to send questions of the actor to clients every week. @returns the id of each repetition, by their share */
export async function insertRepeats(
  scope: ScopedExecutor,
  recipients: readonly Recipient[],
  repeated: Repeated,
): Promise<Map<AuthorizationId, RepeatId>> {
  const rows = await scope
    .insert(questionnaireRepeats)
    .values(recipients.map((recipient) => ({ ...of(scope, recipient), ...repeated })))
    .returning({ id: questionnaireRepeats.id, share: questionnaireRepeats.authorizationId })
  return new Map(rows.map(({ id, share }) => [share, id]))
}

/** Ends a repetition of the actor. @returns whether there was one */
export async function deleteRepeat(scope: ScopedExecutor, id: RepeatId): Promise<boolean> {
  const deleted = await scope
    .delete(questionnaireRepeats)
    .where(
      and(
        eq(questionnaireRepeats.id, id),
        eq(questionnaireRepeats.professionalUserId, scope.actor),
      ),
    )
    .returning({ id: questionnaireRepeats.id })
  return deleted.length > 0
}

const STEPS = {
  reviewed: { from: 'completed', set: { status: 'reviewed', reviewedAt: sql`now()` } },
  withdrawn: { from: 'pending', set: { status: 'withdrawn' } },
} as const

/** Reviews what is completed, or withdraws what is pending. @returns whether it was, and is the actor's */
export async function changeStatus(
  scope: ScopedExecutor,
  id: QuestionnaireId,
  status: keyof typeof STEPS,
): Promise<boolean> {
  const { from, set } = STEPS[status]
  const changed = await scope
    .update(table)
    .set(set)
    .where(and(eq(table.id, id), eq(table.professionalUserId, scope.actor), eq(table.status, from)))
    .returning({ id: table.id })
  return changed.length > 0
}

/** Notes that a client is reminded. @returns whether it is pending and they were not */
export async function markReminded(scope: ScopedExecutor, id: QuestionnaireId): Promise<boolean> {
  const reminded = await scope
    .update(table)
    .set({ remindedAt: sql`now()` })
    .where(
      and(
        eq(table.id, id),
        eq(table.professionalUserId, scope.actor),
        eq(table.status, 'pending'),
        isNull(table.remindedAt),
      ),
    )
    .returning({ id: table.id })
  return reminded.length > 0
}
