import { saveState } from '#db/queries/admin/articles.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { AdminAct } from '#lib/admin/acts.ts'
import type { SavedArticle, StateChange } from '#lib/admin/articles/schemas.ts'
import type { ArticleState } from '#lib/articles/state.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ArticleId } from '#lib/ids.ts'
import { noteAdmin } from '#server/admin/note-admin.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { holdArticle } from './hold-article.ts'
import { publishArticles } from './publish-articles.ts'
import { requireWhole } from './require-whole.ts'
import { readArticle } from './to-article.ts'

type Input = {
  actor: SignedIn
  params: { id: ArticleId }
  body: StateChange
  caller: Caller
}

/** From which states each change leads. */
const FROM: Record<StateChange['to'], readonly ArticleState[]> = {
  publish: ['draft', 'scheduled', 'unpublished'],
  schedule: ['draft', 'scheduled', 'unpublished'],
  withdraw: ['scheduled', 'published'],
}

const ACTS = {
  publish: 'article-published',
  schedule: 'article-scheduled',
  withdraw: 'article-unpublished',
} as const satisfies Record<StateChange['to'], AdminAct>

/**
 * Publishes an article, schedules it, or takes it back. What is scheduled becomes public by itself, and is announced by a
 * job (`announceDue`).
 *
 * @throws NOT_FOUND; STALE when it was changed since `version` was read; INVALID_INPUT without excerpt or text;
 *   CONFLICT when it is in that state already
 */
export async function changeState(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body, caller }: Input,
): Promise<SavedArticle> {
  const { to, version } = body
  const saved = await db.transaction(async (tx) => {
    const held = await holdArticle(tx, { id, version })
    if (!FROM[to].includes(held.state)) throw new AppError('CONFLICT', `it is ${held.state}`)
    if (to !== 'withdraw') requireWhole(held)
    await saveState(tx, id, body.to === 'schedule' ? new Date(body.at) : body.to)
    if (to === 'publish' || held.state === 'published') await publishArticles(tx)
    await noteAdmin(tx, secret, { actor, act: ACTS[to] })
    return readArticle(tx, id)
  })
  caller.afterwards(() => deliverPurges(db))
  return saved
}
