import { holdClient, saveSections, type Writing } from '#db/queries/health/write-history.ts'
import { asActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { foreignFields, NOTES_KEY } from '#lib/health/discipline.ts'
import type { ProfessionalSection } from '#lib/health/history.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { HistoryEdit, WrittenSections } from '#lib/workspace/schemas.ts'
import { auditRow } from '#server/audit.ts'
import { withConsent } from '#server/consent-required.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { nameOf } from '#server/sharing/name-of.ts'

type Input = { actor: SignedIn; params: { id: AuthorizationId }; body: HistoryEdit }

/**
 * Saves what the signed-in professional writes about a client: their own section, which their authorization names, and the
 * shared notes. All of it or nothing; it is in the client's log.
 *
 * @returns the sections that were sent, as they are stored now
 * @throws NOT_FOUND unless the authorization is theirs and active; INVALID_INPUT for fields of another discipline; STALE when
 *   one of the sections was saved elsewhere since it was read; CONSENT_REQUIRED
 */
export function updateClientHistory(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, body }: Input,
): Promise<WrittenSections> {
  const save = async () =>
    db.transaction(async (tx) => {
      const scope = await asActor(tx, actor.userId)
      const held = await holdClient(scope, id)
      if (!held) throw new AppError('NOT_FOUND', 'no such client')
      const clientUserId = held.client.userId
      const writings = writingsOf(body, held.profession)
      const people = { actor: actor.userId, subject: clientUserId }
      const saved = await saveSections(scope, {
        authorizationId: id,
        clientUserId,
        name: nameOf(held),
        writings,
        event: auditRow(secret, { kind: 'health-write', outcome: 'history', ...people }),
      })
      if (saved.length < writings.length) throw new AppError('STALE', 'another version is kept')
      return saved
    }, actor.userId)
  return withConsent(save).then(toAnswer)
}

/** @throws INVALID_INPUT for fields of another discipline */
function writingsOf({ discipline, notes }: HistoryEdit, type: ProfessionalType): Writing[] {
  const foreign = discipline ? foreignFields(discipline.content, type) : []
  if (foreign.length > 0) {
    const fields = foreign.map((name) => [`discipline.content.${name}`, 'unknown'] as const)
    throw new AppError('INVALID_INPUT', 'of another discipline', {
      fields: Object.fromEntries(fields),
    })
  }
  return [
    ...(discipline ? [{ section: type, ...discipline }] : []),
    ...(notes
      ? [
          {
            section: 'notes' as const,
            version: notes.version,
            content: { [NOTES_KEY]: notes.text },
          },
        ]
      : []),
  ]
}

function toAnswer(saved: Awaited<ReturnType<typeof saveSections>>): WrittenSections {
  return Object.fromEntries(
    saved.map(({ section, updatedAt, ...written }): [string, ProfessionalSection] => [
      section === 'notes' ? 'notes' : 'discipline',
      { ...written, updatedAt: updatedAt.toISOString() },
    ]),
  )
}
