import { findOwnProfile } from '#db/queries/own-profile.ts'
import type { Actor } from '#lib/actor.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** What the contact form is prefilled with; empty for visitors. */
export type Sender = { name: string; email: string; phone: string }

/** Name, address and phone of who is signed in. */
export async function getSender(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: Actor },
): Promise<Sender> {
  const row = actor.kind === 'signed-in' ? await findOwnProfile(db, actor.userId) : undefined
  if (!row) return { name: '', email: '', phone: '' }
  const { displayName, firstName, lastName, phone } = row.profile
  const ownName = [firstName, lastName].filter(Boolean).join(' ')
  return { name: displayName ?? ownName, email: row.user.email, phone: phone ?? '' }
}
