import { SITE } from '#lib/site/identity.ts'
import { greet, type Letter, type LetterContext } from './letter.ts'

type Data = { name: string | null; reason: string }

/** Tells the owner that nobody can sign in to the account, and why. */
export function signInDisabled({ name, reason }: Data, { t }: LetterContext): Letter {
  return {
    subject: t('mail.sign-in-disabled.subject'),
    preheader: t('mail.sign-in-disabled.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.sign-in-disabled.intro')],
    quote: reason,
    notes: [
      t('mail.sign-in-disabled.kept'),
      t('mail.sign-in-disabled.support', { address: SITE.supportEmail }),
    ],
    why: t('mail.why.account'),
    replyTo: SITE.supportEmail,
  }
}
