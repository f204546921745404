import { accountName } from './account-name.ts'
import type { OwnProfile } from './own-profile.ts'
import { ROLES, type Role } from './roles.ts'

/** What the header shows of the person who is signed in. */
export type OwnAccount = {
  role: Role
  /** Empty for somebody without a name: the header has a word for them. */
  name: string
  avatarUrl: string | null
  /** Of a professional's own profile, which its page is not to offer to write to. */
  professionalId: string | null
}

type Shown = Pick<OwnProfile, 'role' | 'email' | 'avatarUrl' | 'professionalId'> & {
  basics: Pick<OwnProfile['basics'], 'displayName'>
}

export function ownAccount(own: Shown): OwnAccount {
  const { role, email, avatarUrl, professionalId, basics } = own
  return { role, name: accountName(basics.displayName, email), avatarUrl, professionalId }
}

/** Only pictures of this site: what is stored can be altered. */
const PICTURE = /^\/(?!\/)/

/** Parses the stored form, of any shape. */
export function readOwnAccount(stored: unknown): OwnAccount | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { role: found, name, avatarUrl, professionalId: id } = stored as Record<string, unknown>
  const role = ROLES.find((one) => one === found)
  if (role === undefined || typeof name !== 'string') return null
  const picture = typeof avatarUrl === 'string' && PICTURE.test(avatarUrl) ? avatarUrl : null
  // Older versions kept none.
  const professionalId = typeof id === 'string' ? id : null
  return { role, name, avatarUrl: picture, professionalId }
}
