import { send } from '#client/data/send.ts'
import { whenIdle } from '#client/when-idle.ts'
import { ownAccount } from '#lib/accounts/own-account.ts'
import { accountKind } from '#lib/accounts/account-kind.ts'
import { pictureOf, smallPicture } from '#lib/professionals/avatar-url.ts'
import { initials } from '#lib/professionals/initials.ts'
import { getOwnProfile } from '#lib/profile/calls.ts'
import { $ownAccount } from '#stores/own-account.ts'
import { $session } from '#stores/session.ts'

/** Who is signed in, in the header: name and picture, asked for once per tab. */

async function ask() {
  const result = await send(getOwnProfile)
  if (result.ok) $ownAccount.set(ownAccount(result.data))
  // The session has ended: the visitor's header is shown again.
  else if (result.code === 'UNAUTHENTICATED') document.getElementById('account')?.hidePopover()
}

const each = (selector: string, change: (part: HTMLElement) => void) =>
  document.querySelectorAll<HTMLElement>(selector).forEach(change)

$ownAccount.subscribe((account) => {
  // The cookie that the head script has read may be older than the role, or than the cookie's saying it.
  if (account) document.documentElement.dataset['account'] = accountKind(account.role)
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
    const { src, dress, focus } = pictureOf(avatarUrl)
    const picture = new Image()
    picture.alt = ''
    picture.onerror = () => picture.remove()
    picture.src = smallPicture(src)
    picture.style.objectPosition = `${focus.x}% ${focus.y}%`
    // The letters are behind it.
    if (dress === 'cut') picture.style.backgroundColor = 'var(--color-surface-2)'
    part.append(picture)
  })
})

$session.listen(({ event }) => {
  if (event === 'user-updated') void ask()
  if (event === 'signed-out' || event === 'signed-in') $ownAccount.forget()
})

whenIdle(() => $session.get().signedIn && !$ownAccount.get() && void ask())
