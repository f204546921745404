import type { Database } from '#db/client.ts'
import { findAccount, setRole, showOrHide } from '#db/queries/accounts.ts'
import { Email } from '#lib/accounts/email.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { endAllSessions } from '#server/sessions/sessions.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { audit } from '#server/audit.ts'

/**
 * Makes an account an admin's. Ends its sessions, so that one opened by somebody else does not become an admin's.
 *
 * @returns a sentence for the terminal
 * @throws Error with a sentence for the terminal when there is no such account, or its address is not confirmed
 */
export async function grantAdmin(
  db: Database,
  { address, secret }: { address: string; secret: string },
): Promise<string> {
  const email = Email.safeParse(address)
  if (!email.success) throw new Error(`"${address}" is not an email address.`)
  return db.transaction(async (tx) => {
    const account = await findAccount(tx, { email: email.data })
    if (!account) throw new Error(`There is no account of ${email.data}. Sign up with it first.`)
    if (!account.confirmedAt) {
      throw new Error(`${email.data} is not confirmed yet. Open the link in its mail first.`)
    }
    if (account.role === 'admin') return `${email.data} is an admin already.`
    await setRole(tx, { userId: account.userId, role: 'admin' })
    // Whoever was a professional is no longer in the lists.
    await publishChange(tx, tagsOfProfessionals(await showOrHide(tx, account.userId)))
    await endAllSessions(tx, account.userId)
    await audit(tx, secret, { kind: 'role-changed', outcome: 'admin', subject: account.userId })
    return `${email.data} is an admin now (before: ${account.role}). Signing in again makes it so.`
  })
}
