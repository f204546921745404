import { SITE } from '#lib/site/identity.ts'
import { greet, type Letter, type LetterContext } from './letter.ts'

/** Tells the old address that it is no longer the account's: it may have been somebody else. */
export function emailChanged({ name }: { name: string | null }, { t }: LetterContext): Letter {
  return {
    subject: t('mail.email-changed.subject'),
    preheader: t('mail.email-changed.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.email-changed.intro')],
    notes: [t('mail.email-changed.notYou', { address: SITE.supportEmail })],
    why: t('mail.why.account'),
  }
}
