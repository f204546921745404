import { and, eq, isNull, sql } from 'drizzle-orm'
import { clientQuestionnaires, questionnaireRepeats } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId, QuestionnaireId, RepeatId } from '#lib/ids.ts'
import type { HeldClient } from './held-clients.ts'

const table = clientQuestionnaires

type Sent = Pick<typeof table.$inferInsert, 'title' | 'questions' | 'dueOn'>
/** A client, what the actor is called for them, and the repetition that the sending begins, if any. */
type Recipient = HeldClient & { professionalName: string; repeatId?: RepeatId | undefined }

/** Who sends to whom, as rows `r`; what is sent to all of them is a parameter once, not once for each. */
function rowsOf(recipients: readonly Recipient[]) {
  const rows = recipients.map((one) => [
    ...[one.authorizationId, one.clientUserId, one.professionalType, one.professionalName],
    one.repeatId ?? null,
  ])
  const column = (n: number) => sql.param(rows.map((row) => row[n]))
  return sql`unnest(
    ${column(0)}::uuid[], ${column(1)}::uuid[], ${column(2)}::text[], ${column(3)}::text[], ${column(4)}::uuid[]
  ) as r (share, client, profession, professional_name, repetition)`
}

/** The ids of what was inserted, by share. */
function byShare<Id>({ rows }: { rows: readonly Record<string, unknown>[] }) {
  return new Map(rows.map(({ share, id }) => [share as AuthorizationId, id as Id]))
}

/** Sends questions of the actor to clients. @returns the id of each client's questionnaire, by their share */
export async function insertQuestionnaires(
  scope: ScopedExecutor,
  recipients: readonly Recipient[],
  { title, questions, dueOn }: Sent,
): Promise<Map<AuthorizationId, QuestionnaireId>> {
  const inserted = await scope.execute(sql`
    insert into ${table} (
      authorization_id, professional_user_id, professional_name, client_user_id, professional_type,
      title, questions, due_on, repeat_id
    )
    select
      share, ${scope.actor}::uuid, r.professional_name, client, profession,
      ${title}::text, ${JSON.stringify(questions)}::jsonb, ${dueOn ?? null}::date, repetition
    from ${rowsOf(recipients)}
    returning id, authorization_id as share`)
  return byShare<QuestionnaireId>(inserted)
}

type Repeated = Pick<
  typeof questionnaireRepeats.$inferInsert,
  'title' | 'questions' | 'dueDays' | 'nextOn' | 'until'
>

/** Begins to send questions of the actor to clients every week. @returns the id of each repetition, by their share */
export async function insertRepeats(
  scope: ScopedExecutor,
  recipients: readonly Recipient[],
  { title, questions, dueDays, nextOn, until }: Repeated,
): Promise<Map<AuthorizationId, RepeatId>> {
  const inserted = await scope.execute(sql`
    insert into ${questionnaireRepeats} (
      authorization_id, professional_user_id, professional_name, client_user_id, professional_type,
      title, questions, due_days, next_on, until
    )
    select
      share, ${scope.actor}::uuid, r.professional_name, client, profession,
      ${title}::text, ${JSON.stringify(questions)}::jsonb, ${dueDays ?? null}::integer, ${nextOn}::date, ${until}::date
    from ${rowsOf(recipients)}
    returning id, authorization_id as share`)
  return byShare<RepeatId>(inserted)
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
