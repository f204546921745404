import { createHash } from 'node:crypto'
import { insertReads } from '#db/queries/health/access-log.ts'
import { listParties } from '#db/queries/sharing-parties.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { AppError } from '#lib/http/errors.ts'
import { AccessId, type AuthorizationId, type UserId } from '#lib/ids.ts'
import type { AccessSection, ListField } from '#lib/sharing/access.ts'
import { audit } from '#server/audit.ts'
import { nameOf } from './name-of.ts'
import type { Work } from './record-step.ts'

type Share = { authorizationId: AuthorizationId; clientUserId: UserId }
type Access = Share & {
  section: AccessSection
  /** Flags, or sections of the history. */
  fields: readonly string[]
}

/**
 * Notes in the client's log that the actor has read from them, in the transaction of the read.
 *
 * @throws NOT_FOUND when the authorization has ended since: what was read is not answered
 */
export async function noteRead(
  { tx, scope, secret }: Work,
  { section, ...read }: Access,
): Promise<void> {
  const noted = await note({ tx, scope }, section, [{ id: null, ...read }])
  if (noted.length === 0) throw new AppError('NOT_FOUND', 'ended in the meantime')
  const people = { actor: scope.actor, subject: read.clientUserId }
  await audit(tx, secret, { kind: 'health-read', outcome: section, ...people })
}

/** What a list states of a client. */
type ListRead = Share & { fields: readonly ListField[] }

/**
 * Notes the same for a page of a list: for each client one entry, which the reads of a day that state the same share. A log
 * with an entry for each time that a list was scrolled would tell its owner nothing.
 *
 * @returns the authorizations that are still active: what was read through the others is not answered
 */
export async function noteList(
  { tx, scope, secret }: Work,
  reads: readonly ListRead[],
): Promise<ReadonlySet<AuthorizationId>> {
  if (reads.length === 0) return new Set()
  const byShare = new Map<AuthorizationId, ListRead>()
  for (const read of reads) {
    const before = byShare.get(read.authorizationId)?.fields ?? []
    const fields = [...new Set([...before, ...read.fields])].toSorted()
    byShare.set(read.authorizationId, { ...read, fields })
  }
  const rows = [...byShare.values()].map((read) => ({ id: idOfDay(scope.actor, read), ...read }))
  const noted = await note({ tx, scope }, 'list', rows)
  const event = { kind: 'health-read', outcome: 'list', actor: scope.actor } as const
  await audit(tx, secret, { ...event, size: noted.length })
  return new Set(noted)
}

type Noted = Share & { id: AccessId | null; fields: readonly string[] }

async function note(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  section: AccessSection,
  reads: readonly Noted[],
): Promise<AuthorizationId[]> {
  const parties = await listParties(tx, {
    clientUserIds: reads.map(({ clientUserId }) => clientUserId),
    professionalUserId: scope.actor,
  })
  const names = new Map(parties.map((both) => [both.client.userId, nameOf(both)]))
  const rows = reads.flatMap(({ clientUserId, ...read }) => {
    const readerName = names.get(clientUserId)
    return readerName === undefined ? [] : [{ ...read, readerName }]
  })
  return insertReads(scope, section, rows)
}

/** The same for all reads of a day in Madrid that state the same of a client. */
function idOfDay(actor: UserId, { authorizationId, fields }: ListRead): AccessId {
  const parts = JSON.stringify([actor, authorizationId, fields, madridDay()])
  const hex = createHash('sha256').update(parts).digest('hex')
  return AccessId.parse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'))
}
