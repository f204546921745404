import { findContactable } from '#db/queries/contact-requests.ts'
import type { Addressee } from '#lib/contact/draft.ts'
import { AppError } from '#lib/http/errors.ts'
import { ProfessionalId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The public professional with this id, to whom a message is written. @throws NOT_FOUND */
export async function getRecipient(
  { db }: Pick<Dependencies, 'db'>,
  given: string,
): Promise<Addressee> {
  const { data: id } = ProfessionalId.safeParse(given)
  const [found] = id ? await findContactable(db, [id]) : []
  if (!found) throw new AppError('NOT_FOUND', 'no such professional')
  return { id: found.id, type: found.type, name: found.name ?? '' }
}
