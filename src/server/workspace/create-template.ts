import { countOwnTemplates, insertTemplate } from '#db/queries/health/questionnaire-templates.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Question } from '#lib/questionnaires/questions.ts'
import { TEMPLATES_MAX, type Template } from '#lib/workspace/questionnaires-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import { titleTaken, toTemplate } from './to-template.ts'

type Input = { actor: SignedIn; body: { title: string; questions: Question[] }; once: Once }

/**
 * Keeps a title and questions for the signed-in professional.
 *
 * @throws CONFLICT at `title` for a second one of the same title, at `questions` beyond `TEMPLATES_MAX`
 */
export function createTemplate(
  _deps: Pick<Dependencies, 'db'>,
  { actor, body, once }: Input,
): Promise<Template> {
  return once(async (tx) => {
    const scope = await asActor(tx, actor.userId)
    if ((await countOwnTemplates(scope)) >= TEMPLATES_MAX) {
      const fields = { questions: 'too_many' }
      throw new AppError('CONFLICT', 'no more templates', { fields })
    }
    const row = await insertTemplate(scope, body)
    if (!row) throw titleTaken()
    return toTemplate(row)
  }, actor.userId)
}
