import type { Executor } from '#db/client.ts'
import { listEarlierAnswers } from '#db/queries/health/earlier-answers.ts'
import { complete, type AskedQuestionnaire } from '#db/queries/health/questionnaires.ts'
import { asActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { PROBLEMS_MAX } from '#lib/http/field-problems.ts'
import type { QuestionnaireId, UserId } from '#lib/ids.ts'
import { checkAnswers } from '#lib/questionnaires/check-answers.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { changeOf } from '#lib/questionnaires/course.ts'
import { priorityOfAnswers } from '#lib/questionnaires/priority.ts'
import type { Question, Responses } from '#lib/questionnaires/questions.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Once } from '#server/once.ts'
import { requireConsent } from '#server/sharing/require-consent.ts'
import { findParties } from '#db/queries/sharing-parties.ts'
import { requireAsked, toQuestionnaire } from './to-questionnaire.ts'

type Input = {
  actor: SignedIn
  params: { id: QuestionnaireId }
  body: { responses: Responses }
  caller: Pick<Caller, 'afterwards'>
  once: Once
}

/**
 * Sends the signed-in user's answers with what they ask of their reader, deletes the draft and notifies the professional.
 *
 * @throws NOT_FOUND for a questionnaire of somebody else; CONSENT_REQUIRED; CONFLICT unless it is open; INVALID_INPUT at
 *   `responses` when nothing is answered, at `responses.qN` for an answer that does not fit
 */
export async function sendAnswers(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body: { responses }, caller, once }: Input,
): Promise<Questionnaire> {
  const answered = await once(async (tx) => {
    const scope = await asActor(tx, actor.userId)
    const asked = await requireAsked(scope, id)
    await requireConsent(scope)
    const notOpen = () => new AppError('CONFLICT', 'answered, withdrawn, or no longer shared')
    if (!asked.isOpen) throw notOpen()
    const answers = requireFitting(asked.questions, responses)
    const weight = await weigh(scope, asked, answers)
    if (!(await complete(scope, { id, responses: answers, ...weight }))) throw notOpen()
    await tellProfessional(tx, secret, { asked, clientUserId: actor.userId })
    return toQuestionnaire(await requireAsked(scope, id))
  })
  caller.afterwards(() => deliverMails(db))
  return answered
}

/** @throws INVALID_INPUT */
function requireFitting(questions: readonly Question[], responses: Responses): Responses {
  const checked = checkAnswers(questions, responses)
  if ('answers' in checked) return checked.answers
  const fields = Object.fromEntries(Object.entries(checked.problems).slice(0, PROBLEMS_MAX))
  throw new AppError('INVALID_INPUT', 'the answers do not fit', { fields })
}

/** What answers ask of their reader. It is stored with them, so that lists show it without reading them. */
async function weigh(scope: ScopedExecutor, asked: AskedQuestionnaire, answers: Responses) {
  const { questions, professionalUserId, professionalType } = asked
  const sides = { clientUserId: scope.actor, professionalUserId, professionalType }
  const earlier = await listEarlierAnswers(scope, sides)
  return {
    priority: priorityOfAnswers(questions, answers),
    change: changeOf(questions, answers, earlier),
  }
}

async function tellProfessional(
  tx: Executor,
  secret: string,
  { asked, clientUserId }: { asked: AskedQuestionnaire; clientUserId: UserId },
): Promise<void> {
  const { id: questionnaireId, professionalUserId } = asked
  if (!professionalUserId) return
  const parties = await findParties(tx, { clientUserId, professionalUserId })
  await notify(tx, secret, 'questionnaire_answered', {
    userId: professionalUserId,
    actorId: clientUserId,
    data: { questionnaireId },
    mail: { questionnaireId, client: parties?.client.name ?? null },
  })
}
