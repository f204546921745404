import { listOwnTemplates } from '#db/queries/health/questionnaire-templates.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Template } from '#lib/workspace/questionnaires-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toTemplate } from './to-template.ts'

/** What the signed-in professional keeps to send again, by title. */
export async function listTemplates(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: SignedIn },
): Promise<{ items: Template[] }> {
  const rows = await withActor(db, actor.userId, (scope) => listOwnTemplates(scope))
  return { items: rows.map(toTemplate) }
}
