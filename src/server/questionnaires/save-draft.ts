import { keepDraft } from '#db/queries/health/questionnaires.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { QuestionnaireId } from '#lib/ids.ts'
import type { Responses } from '#lib/questionnaires/questions.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { requireConsent } from '#server/sharing/require-consent.ts'
import { requireAsked } from './to-questionnaire.ts'

type Input = {
  actor: SignedIn
  params: { id: QuestionnaireId }
  body: { responses: Responses }
}

/**
 * Keeps the signed-in user's answers without sending them. They are checked when they are sent.
 *
 * @throws NOT_FOUND unless the questionnaire is theirs and open; CONSENT_REQUIRED
 */
export async function saveDraft(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id }, body: { responses } }: Input,
): Promise<Done> {
  await withActor(db, actor.userId, async (scope) => {
    const { isOpen } = await requireAsked(scope, id)
    await requireConsent(scope)
    if (!isOpen || !(await keepDraft(scope, { id, responses }))) {
      throw new AppError('NOT_FOUND', 'not open')
    }
  })
  return DONE
}
