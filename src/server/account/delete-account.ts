import { randomUUID } from 'node:crypto'
import { deleteAccount as deleteRows, pagesThatShow } from '#db/queries/accounts.ts'
import { hasOtherAdmin, lockAdministration } from '#db/queries/admin/change-user.ts'
import { voidTokens } from '#db/queries/tokens.ts'
import type { DeleteAccount } from '#lib/account/schemas.ts'
import type { SignedIn } from '#lib/actor.ts'
import { CACHE_TAGS, tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import { sweepAvatar } from '#server/avatars/sweep-avatars.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail } from '#server/mail/queue.ts'
import { requirePassword } from '#server/passwords/require-password.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { requireSession } from '#server/sessions/sessions.ts'
import { sweepProofs } from '#server/verifications/sweep-proofs.ts'

type Input = { actor: SignedIn; body: DeleteAccount; caller: Caller }

/**
 * Deletes the account of the signed-in user, whatever id the request contains. All rows are deleted in one transaction;
 * the picture and the documents of claims are deleted afterwards, or by a later sweep. Reviews stay, without author.
 *
 * @throws INVALID_INPUT for a wrong password (the contract checks the phrase), RATE_LIMITED, UNAUTHENTICATED when the
 *   session or the account has ended meanwhile; CONFLICT for the last admin who can sign in
 */
export async function deleteAccount(
  deps: Dependencies,
  { actor, body: { password }, caller }: Input,
): Promise<Done> {
  const { db, secret } = deps
  const account = await requirePassword(deps, actor, { field: 'password', password })
  const { userId, email, locale, name } = account
  await db.transaction(async (tx) => {
    // Lock links before the account, as password changes do: the opposite order could deadlock.
    await voidTokens(tx, { userId })
    if (account.role === 'admin') await lockAdministration(tx)
    // It ends with every change of the role.
    await requireSession(tx, actor)
    if (account.role === 'admin' && !(await hasOtherAdmin(tx, userId)))
      throw new AppError('CONFLICT', 'the last admin')
    const pages = await pagesThatShow(tx, userId)
    if (!(await deleteRows(tx, account))) throw new AppError('UNAUTHENTICATED', 'already gone')
    // After the rows are deleted, because pending mails to this address are deleted with them.
    await queueMail(tx, {
      key: `account-deleted:${randomUUID()}`,
      to: email,
      locale,
      template: 'account-deleted',
      data: { name },
    })
    await audit(tx, secret, { kind: 'erased', outcome: 'ok', actor: userId, subject: userId })
    await publishChange(tx, [CACHE_TAGS.avatar(userId), ...tagsOfProfessionals(pages)])
  })
  caller.afterwards(() => sweepAvatar(deps, userId))
  caller.afterwards(() => sweepProofs(deps, userId))
  caller.afterwards(() => deliverPurges(db))
  caller.afterwards(() => deliverMails(db))
  return DONE
}
