import { SITE } from '#lib/site/identity.ts'
import { greet, type Letter, type LetterContext } from './letter.ts'

/** The last mail to a user: the account is deleted. */
export function accountDeleted({ name }: { name: string | null }, { t }: LetterContext): Letter {
  return {
    subject: t('mail.account-deleted.subject'),
    preheader: t('mail.account-deleted.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.account-deleted.intro')],
    notes: [t('mail.account-deleted.notYou', { address: SITE.supportEmail })],
    why: t('mail.why.deleted'),
  }
}
