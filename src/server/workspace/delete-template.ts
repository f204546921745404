import { deleteOwnTemplate } from '#db/queries/health/questionnaire-templates.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { TemplateId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; params: { id: TemplateId } }

/** Deletes a template of the signed-in professional; what was sent from it stays. @throws NOT_FOUND for any other */
export async function deleteTemplate(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id } }: Input,
): Promise<Done> {
  const isGone = await withActor(db, actor.userId, (scope) => deleteOwnTemplate(scope, id))
  if (!isGone) throw new AppError('NOT_FOUND', 'no such template')
  return DONE
}
