import { send } from '#client/send.ts'
import { signOut } from '#client/session-client.ts'
import { showParts } from '#client/show-parts.ts'
import { localizedPath, localeOfPath } from '#lib/i18n/locales.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { PATHS } from '#lib/site/routes.ts'
import { $ownRole } from '#stores/own-role.ts'
import { $session } from '#stores/session.ts'
import { maySignOut } from '#stores/signing-out.ts'

/** The menus of the header for who is signed in. Loaded only where the hint of a session is. No framework. */

const MENUS = ['account', 'menu']
  .map((id) => document.getElementById(id))
  .filter((menu) => menu !== null)

/** Asks once a tab; a session that is over by now shows the visitor's header again. */
async function ownRole(): Promise<string | null> {
  const kept = $ownRole.get()
  if (kept) return kept
  // With its schemas it is ten times this script, so it comes with the first menu that is opened, not with the page.
  const profile = await import('#lib/profile/contract.ts').catch(() => null)
  const result = profile && (await send(profile.getOwnProfile))
  if (!result) return null
  if (result.ok) {
    $ownRole.set(result.data.role)
    return result.data.role
  }
  if (result.code === 'UNAUTHENTICATED') document.getElementById('account')?.hidePopover()
  return null
}

async function showEntries() {
  const role = await ownRole()
  const of = isProfessionalType(role ?? undefined) ? 'professional' : role
  showParts(document, '[data-entry-of]', ({ dataset }) => dataset['entryOf'] === of)
}

/**
 * Ends the session at the press of a button. Without the server it cannot be ended, and saying so is better than looking
 * signed out.
 */
export async function leave(button: HTMLButtonElement): Promise<void> {
  if (button.disabled || !maySignOut()) return
  button.disabled = true
  const { ok } = await signOut()
  button.disabled = false
  showParts(document, '[data-sign-out-failed]', () => !ok)
  if (!ok) return
  $ownRole.forget()
  location.assign(localizedPath(PATHS.home, localeOfPath(location.pathname)))
}

for (const menu of MENUS) {
  // Opened before this script had come.
  if (menu.matches(':popover-open')) void showEntries()
  menu.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'open') void showEntries()
  })
}

// Another tab may sign out, or somebody else in; the page itself is told by its styles.
$session.listen(({ event }) => {
  if (event === 'signed-out' || event === 'signed-in') $ownRole.forget()
})
