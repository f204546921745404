import { signOut } from '#client/session-client.ts'
import { showParts } from '#client/show-parts.ts'
import { localizedPath, localeOfPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { $ownAccount } from '#stores/own-account.ts'
import { maySignOut } from '#stores/signing-out.ts'
import { writeText } from '#stores/storage.ts'

/** The header's menus for signed-in users. Loaded only with the session hint. No framework. */

/**
 * Ends the session when the button is clicked. Without the server that fails, and an error is better than only looking
 * signed out.
 */
export async function leave(button: HTMLButtonElement): Promise<void> {
  const agrees = () => confirm(button.dataset['question'])
  if (button.disabled || !maySignOut(agrees)) return
  button.disabled = true
  const { ok } = await signOut()
  button.disabled = false
  showParts(document, '[data-sign-out-failed]', () => !ok)
  if (!ok) return
  $ownAccount.forget()
  // By name: their stores would be more files of every page.
  const drafts = ['contact-draft', 'health-demo', 'drafts'] as const
  for (const key of drafts) writeText(key, null, 'sessionStorage')
  location.assign(localizedPath(PATHS.home, localeOfPath(location.pathname)))
}
