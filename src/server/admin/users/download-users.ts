import { walkUsers, type FoundUser } from '#db/queries/admin/users.ts'
import type { SignedIn } from '#lib/actor.ts'
import { BYTE_ORDER_MARK, csvLine } from '#lib/admin/csv.ts'
import type { UsersFile } from '#lib/admin/users-schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { BATCH, fileOf } from '../batches.ts'
import { noteAdmin } from '../note-admin.ts'

const HEAD = BYTE_ORDER_MARK + csvLine(['Id', 'Nombre', 'Email', 'Rol', 'Estado', 'Alta'])

/** The accounts that match, in the order of the list, as a CSV; that it was made is noted first. @throws UNAVAILABLE */
export async function downloadUsers(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, query }: { actor: SignedIn; query: UsersFile },
): Promise<AsyncIterable<string>> {
  return fileOf(HEAD, {
    read: (place) => walkUsers(db, { ...query, ...place }, BATCH),
    lineOf,
    note: (size) => noteAdmin(db, secret, { actor, act: 'users-exported', size }),
  })
}

const lineOf = ({ id, name, email, role, state, createdAt }: FoundUser) =>
  csvLine([id, name, email, role, state, createdAt.toISOString()])
