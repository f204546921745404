import { randomUUID } from 'node:crypto'
import { findAccount } from '#db/queries/accounts.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { EditionId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { editionTexts } from '#server/editions/edition-text.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail } from '#server/mail/queue.ts'
import { noteAdmin } from '../note-admin.ts'
import { requireComplete } from './require-complete.ts'
import { requireEdition } from './require-edition.ts'
import { sampleToken } from './sample-token.ts'

type Input = {
  actor: SignedIn
  params: { id: EditionId }
  body: { locale: Locale }
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Mails an edition to the admin who asks, as readers will get it, marked as a test. Its links end no subscription.
 *
 * @throws NOT_FOUND; INVALID_INPUT with what lacks in this language
 */
export async function testEdition(
  { db, secret, siteUrl }: Pick<Dependencies, 'db' | 'secret' | 'siteUrl'>,
  { actor, params: { id }, body: { locale }, caller }: Input,
): Promise<{ email: string }> {
  const email = await db.transaction(async (tx) => {
    const edition = await requireEdition(tx, id)
    const texts = await editionTexts(tx, edition, siteUrl)
    requireComplete(texts, [locale])
    const account = await findAccount(tx, { userId: actor.userId })
    if (!account) throw new AppError('UNAUTHENTICATED', 'the account is gone')
    await queueMail(tx, {
      key: `newsletter-test:${randomUUID()}`,
      to: account.email,
      locale,
      template: 'newsletter-edition',
      data: {
        ...texts[locale],
        isTest: true,
        name: account.name,
        unsubscribe: sampleToken(secret),
      },
    })
    await noteAdmin(tx, secret, { actor, act: 'edition-tested' })
    return account.email
  })
  caller.afterwards(() => deliverMails(db))
  return { email }
}
