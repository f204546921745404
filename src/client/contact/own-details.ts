import { send } from '#client/data/send.ts'
import { getOwnProfile } from '#lib/profile/calls.ts'
import { $session } from '#stores/session.ts'

/** What the account of whoever writes knows already. */
export type OwnDetails = { name: string; email: string; phone: string }

let asked: Promise<OwnDetails | null> | undefined
$session.listen(() => {
  asked = undefined
})

async function ask(): Promise<OwnDetails | null> {
  const result = await send(getOwnProfile)
  if (!result.ok) {
    asked = undefined
    return null
  }
  const { email, basics } = result.data
  return { name: basics.displayName ?? '', email, phone: basics.phone ?? '' }
}

/** Name, address and phone of the account; null for visitors, and where the server does not say: they can be typed. */
export async function ownDetails(): Promise<OwnDetails | null> {
  return $session.get().signedIn ? (asked ??= ask()) : null
}
