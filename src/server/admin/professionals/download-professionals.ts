import { walkProfessionals, type FoundProfessional } from '#db/queries/admin/professionals.ts'
import type { SignedIn } from '#lib/actor.ts'
import { BYTE_ORDER_MARK, csvLine } from '#lib/admin/csv.ts'
import type { ProfessionalsFile } from '#lib/admin/professionals-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { BATCH, fileOf } from '../batches.ts'
import { noteAdmin } from '../note-admin.ts'

const COLUMNS = ['Id', 'Nombre', 'Email', 'Profesión', 'Verificado', 'Público', 'Puntos', 'Alta']
const HEAD = BYTE_ORDER_MARK + csvLine(COLUMNS)

/** The professionals that match, in the order of the list, as a CSV; that it was made is noted first. @throws UNAVAILABLE */
export async function downloadProfessionals(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, query }: { actor: SignedIn; query: ProfessionalsFile },
): Promise<AsyncIterable<string>> {
  return fileOf(HEAD, {
    read: (place) => walkProfessionals(db, { ...query, ...place }, BATCH),
    lineOf,
    note: (size) => noteAdmin(db, secret, { actor, act: 'professionals-exported', size }),
  })
}

const yesNo = (is: boolean) => (is ? 'sí' : 'no')

const lineOf = (row: FoundProfessional) =>
  csvLine([
    ...[row.id, row.name, row.email, row.type, yesNo(row.isVerified), yesNo(row.isPublic)],
    ...[String(row.score), row.createdAt.toISOString()],
  ])
