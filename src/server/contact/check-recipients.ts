import { findContactable, type Contactable } from '#db/queries/contact-requests.ts'
import { isObjectiveOf } from '#lib/contact/objectives.ts'
import type { Recipient } from '#lib/contact/message-fields.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** A professional whom a message goes to, and what for. */
export type CheckedRecipient = Contactable & Pick<Recipient, 'objective'>

/**
 * The professionals that a message names, in the order of their ids.
 *
 * @throws NOT_FOUND for one who is not public; INVALID_INPUT for a duplicate, or an objective of another profession
 */
export async function checkRecipients(
  { db }: Pick<Dependencies, 'db'>,
  to: readonly Recipient[],
): Promise<CheckedRecipient[]> {
  const objectives = new Map(to.map(({ id, objective }) => [id, objective]))
  if (objectives.size < to.length) throw refused('alsoTo', 'duplicate')
  const found = await findContactable(db, [...objectives.keys()])
  if (found.length < objectives.size) throw new AppError('NOT_FOUND', 'no such professional')
  const checked = found.map((one) => ({ ...one, objective: objectives.get(one.id)! }))
  if (!checked.every(({ type, objective }) => isObjectiveOf(type, objective))) {
    throw refused('objective', 'invalid')
  }
  return checked
}

const refused = (field: string, problem: string) =>
  new AppError('INVALID_INPUT', 'not such recipients', { fields: { [field]: problem } })
