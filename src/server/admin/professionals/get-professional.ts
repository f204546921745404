import { findProfessional, listRecords } from '#db/queries/admin/professionals.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { Professional } from '#lib/admin/professionals-schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { noteAdmin } from '../note-admin.ts'

type Input = { actor: SignedIn; params: { id: ProfessionalId } }

/** What an admin sees of a professional, with the records about them; without health data. @throws NOT_FOUND */
export async function getProfessional(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id } }: Input,
): Promise<Professional> {
  const { found, records } = await db.transaction(async (tx) => {
    const row = await findProfessional(tx, id)
    if (!row) throw new AppError('NOT_FOUND', 'no such professional')
    await noteAdmin(tx, secret, { actor, act: 'professional-read', subject: row.userId })
    return { found: row, records: await listRecords(tx, id) }
  })
  const { userId: _user, locale: _locale, ...row } = found
  return {
    ...row,
    avatarUrl: avatarUrl(row.avatarUrl),
    createdAt: row.createdAt.toISOString(),
    linkUntil: row.linkUntil && new Date(row.linkUntil).toISOString(),
    records: records.map(({ createdAt, decidedAt, ...record }) => ({
      ...record,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  }
}
