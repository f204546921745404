import type { Transaction } from '#db/client.ts'
import { holdClients } from '#db/queries/health/held-clients.ts'
import { markReminded } from '#db/queries/health/send-questionnaires.ts'
import { findParties } from '#db/queries/sharing-parties.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import type { Once } from '#server/once.ts'
import { countInTransaction } from '#server/rate-limits/count-in-transaction.ts'
import { tellAsked } from './tell-asked.ts'
import { requireSent, toSentQuestionnaire } from './to-sent-questionnaire.ts'

type Input = {
  actor: SignedIn
  params: { id: QuestionnaireId }
  caller: Pick<Caller, 'afterwards'>
  once: Once
}

/**
 * Reminds a client of questions that the signed-in professional sent them, once.
 *
 * @throws NOT_FOUND for a questionnaire of somebody else; CONFLICT when they were reminded, or it is no longer pending;
 *   RATE_LIMITED
 */
export async function remindClient(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, caller, once }: Input,
): Promise<SentQuestionnaire> {
  const reminded = await once((tx) => remind(tx, { actor, secret, id }))
  caller.afterwards(() => deliverMails(db))
  return reminded
}

/** @returns RATE_LIMITED, so that the call is counted */
async function remind(
  tx: Transaction,
  { actor, secret, id }: { actor: SignedIn; secret: string; id: QuestionnaireId },
): Promise<SentQuestionnaire | AppError> {
  const scope = await asActor(tx, actor.userId)
  const row = await requireSent(scope, id)
  const { authorizationId, clientUserId } = row
  const [held] = await holdClients(scope, [authorizationId])
  if (!held) throw new AppError('NOT_FOUND', 'ended in the meantime')
  const parties = await findParties(tx, { clientUserId, professionalUserId: actor.userId })
  if (!parties) throw new AppError('NOT_FOUND', 'gone in the meantime')
  const conflict = () => new AppError('CONFLICT', 'reminded, or no longer pending')
  if (row.status !== 'pending' || row.remindedAt) throw conflict()
  const limited = await countInTransaction(tx, secret, ['questionnaire', actor.userId])
  if (limited) return limited
  if (!(await markReminded(scope, id))) throw conflict()
  await tellAsked(tx, secret, 'questionnaire_reminder', [{ questionnaireId: id, parties }])
  return toSentQuestionnaire(await requireSent(scope, id))
}
