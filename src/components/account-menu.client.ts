import { send } from '#client/send.ts'
import { signOut } from '#client/session-client.ts'
import { showParts } from '#client/show-parts.ts'
import { localizedPath, localeOfPath } from '#lib/i18n/locales.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { PATHS } from '#lib/site/routes.ts'
import { $ownRole } from '#stores/own-role.ts'
import { $session } from '#stores/session.ts'
import { maySignOut } from '#stores/signing-out.ts'
import { writeText } from '#stores/storage.ts'

/** The header's menus for signed-in users. Loaded only with the session hint. No framework. */

const MENUS = ['account', 'menu']
  .map((id) => document.getElementById(id))
  .filter((menu) => menu !== null)

/** Fetched once per tab; if the session has ended, the visitor's header is shown again. */
async function ownRole(): Promise<string | null> {
  const kept = $ownRole.get()
  if (kept) return kept
  // With its schemas ten times the size of this script: loaded when a menu is first opened, not with the page.
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
 * Ends the session when the button is clicked. Without the server that fails, and an error is better than only looking
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
  // By name: their stores would be more files of every page.
  const drafts = ['contact-draft', 'health-demo', 'sending-draft', 'history-draft'] as const
  for (const key of drafts) writeText(key, null, 'sessionStorage')
  location.assign(localizedPath(PATHS.home, localeOfPath(location.pathname)))
}

for (const menu of MENUS) {
  // Opened before this script was loaded.
  if (menu.matches(':popover-open')) void showEntries()
  menu.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'open') void showEntries()
  })
}

// Another tab may sign out, or another user sign in; the page itself is updated by its styles.
$session.listen(({ event }) => {
  if (event === 'signed-out' || event === 'signed-in') $ownRole.forget()
})
