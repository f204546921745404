import { hasTemplate, saveTemplate } from '#db/queries/health/questionnaire-templates.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { TemplateId } from '#lib/ids.ts'
import type { Question } from '#lib/questionnaires/questions.ts'
import type { Template } from '#lib/workspace/questionnaires-schemas.ts'
import { constraintOf } from '#server/database-errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { titleTaken, toTemplate } from './to-template.ts'

type Input = {
  actor: SignedIn
  params: { id: TemplateId }
  body: { title: string; questions: Question[]; version: number }
}

/**
 * Saves a template of the signed-in professional; what was sent from it stays as it was sent.
 *
 * @throws NOT_FOUND for one of somebody else; STALE when it was saved elsewhere since `version` was read; CONFLICT at
 *   `title` when another one has it
 */
export async function updateTemplate(
  { db }: Pick<Dependencies, 'db'>,
  { actor, params: { id }, body }: Input,
): Promise<Template> {
  try {
    return await withActor(db, actor.userId, async (scope) => {
      const row = await saveTemplate(scope, { id, ...body })
      if (row) return toTemplate(row)
      if (await hasTemplate(scope, id)) throw new AppError('STALE', 'another version is kept')
      throw new AppError('NOT_FOUND', 'no such template')
    })
  } catch (error) {
    if (constraintOf(error) === 'questionnaire_templates_title') throw titleTaken(error)
    throw error
  }
}
