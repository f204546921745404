import { findVersions } from '#db/queries/health/history.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { HistoryVersion } from '#lib/health/history.ts'
import type { Section } from '#lib/health/sections.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; query: { section: Section } }

/** Earlier texts of a section of the user's own history, newest first. */
export async function listHistoryVersions(
  { db }: Pick<Dependencies, 'db'>,
  { actor, query: { section } }: Input,
): Promise<{ items: HistoryVersion[] }> {
  const rows = await withActor(db, actor.userId, (scope) => findVersions(scope, section))
  return {
    items: rows.map(({ writtenAt, ...row }) => ({ ...row, writtenAt: writtenAt.toISOString() })),
  }
}
