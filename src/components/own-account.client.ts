import { send } from '#client/data/send.ts'
import { whenIdle } from '#client/when-idle.ts'
import { ownAccount, type OwnAccount } from '#lib/accounts/own-account.ts'
import { smallPicture } from '#lib/professionals/avatar-url.ts'
import { initials } from '#lib/professionals/initials.ts'
import { getOwnProfile } from '#lib/profile/calls.ts'
import { $ownAccount } from '#stores/own-account.ts'
import { $session } from '#stores/session.ts'

/** Who is signed in, in the header: name and picture, asked for once per tab. */

let asked: Promise<OwnAccount | null> | undefined

async function ask(): Promise<OwnAccount | null> {
  const result = await send(getOwnProfile)
  if (!result.ok) {
    asked = undefined
    if (result.code === 'UNAUTHENTICATED') document.getElementById('account')?.hidePopover()
    return null
  }
  const account = ownAccount(result.data)
  $ownAccount.set(account)
  return account
}

/** Who is signed in; null while the server cannot say. If the session has ended, the visitor's header is shown again. */
export async function whoIsIn(): Promise<OwnAccount | null> {
  return $ownAccount.get() ?? (asked ??= ask())
}

const each = (selector: string, change: (part: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(selector).forEach(change)

$ownAccount.subscribe((account) => {
  if (account)
    each('[data-only-role]', (part) => {
      part.hidden = part.dataset['onlyRole'] !== account.role
      part.classList.toggle('invisible', part.hidden)
    })
  const letters = initials(account?.name)
  const { avatarUrl = null } = account ?? {}
  each('[data-account-name]', (part) => {
    part.textContent = account && (account.name || (part.dataset['accountName'] ?? ''))
  })
  each('[data-account-initials]', (part) => {
    part.textContent = letters
  })
  // What a profile shows to its owner alone, and to everybody else.
  const own = account?.professionalId
  each('[data-only-for]', (part) => {
    part.hidden = part.dataset['onlyFor'] !== own
  })
  each('[data-not-for]', (part) => {
    part.hidden = part.dataset['notFor'] === own
  })
  each('[data-account-picture]', (part) => {
    part.replaceChildren()
    if (avatarUrl === null) return
    const picture = new Image()
    picture.alt = ''
    picture.onerror = () => picture.remove()
    picture.src = smallPicture(avatarUrl)
    part.append(picture)
  })
})

$session.listen(({ event }) => {
  asked = undefined
  if (event === 'user-updated') void ask()
  if (event === 'signed-out' || event === 'signed-in') $ownAccount.forget()
})

whenIdle(() => $session.get().signedIn && void whoIsIn())
