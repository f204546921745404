import type { Transaction } from '#db/client.ts'
import { findSent } from '#db/queries/health/sent-questionnaires.ts'
import { insertQuestionnaires } from '#db/queries/health/send-questionnaires.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { AppError } from '#lib/http/errors.ts'
import type { SendQuestionnaire, SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import type { Once } from '#server/once.ts'
import { countInTransaction } from '#server/rate-limits/count-in-transaction.ts'
import { beginRepeats, checkDueDay } from './begin-repeats.ts'
import { firstQuestions } from './first-questions.ts'
import { holdRecipients } from './hold-recipients.ts'
import { tellAsked } from './tell-asked.ts'
import { toSentQuestionnaire } from './to-sent-questionnaire.ts'

type Input = {
  actor: SignedIn
  body: SendQuestionnaire
  caller: Pick<Caller, 'afterwards'>
  once: Once
}

/**
 * Sends a questionnaire of the signed-in professional to clients, and tells each: all of them, or none. Without questions
 * they are the first ones of the profession. A weekly repetition begins with it.
 *
 * @returns what was sent, in the order of the clients
 * @throws NOT_FOUND at `clients.N` for whoever does not share with them; INVALID_INPUT at `dueOn`; RATE_LIMITED
 */
export async function sendQuestionnaire(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, body, caller, once }: Input,
): Promise<{ items: SentQuestionnaire[] }> {
  checkDueDay(body)
  const sent = await once((tx) => sendAll(tx, { actor, secret, body }), actor.userId)
  caller.afterwards(() => deliverMails(db))
  return sent
}

/** @returns RATE_LIMITED, so that the call is counted */
async function sendAll(
  tx: Transaction,
  { actor, secret, body }: Pick<Input, 'actor' | 'body'> & { secret: string },
): Promise<{ items: SentQuestionnaire[] } | AppError> {
  const scope = await asActor(tx, actor.userId)
  const recipients = await holdRecipients(tx, scope, body.clients)
  const limited = await countInTransaction(tx, secret, ['questionnaire', actor.userId])
  if (limited) return limited
  const { title, dueOn, locale } = body
  const questions =
    body.questions.length > 0
      ? body.questions
      : firstQuestions(recipients[0]!.professionalType, locale)
  const repeated = await beginRepeats(scope, recipients, { ...body, questions })
  const ids = await insertQuestionnaires(scope, repeated, { title, questions, dueOn })
  const idOf = ({ authorizationId }: (typeof recipients)[number]) => ids.get(authorizationId)!
  await tellAsked(
    tx,
    secret,
    'questionnaire_sent',
    recipients.map((one) => ({ questionnaireId: idOf(one), parties: one.parties })),
  )
  const rows = new Map((await findSent(scope, [...ids.values()])).map((row) => [row.id, row]))
  return { items: recipients.map((one) => toSentQuestionnaire(rows.get(idOf(one))!)) }
}
