import { PATHS } from '#lib/site/routes.ts'
import { greet, siteLink, type Letter, type LetterContext } from './letter.ts'

/** Tells the owner of an address that another account asked for it, which is not told that it is taken. */
export function emailTaken({ name }: { name: string | null }, context: LetterContext): Letter {
  const { t } = context
  return {
    subject: t('mail.email-taken.subject'),
    preheader: t('mail.email-taken.preheader'),
    greeting: greet(t, name),
    paragraphs: [t('mail.email-taken.intro'), t('mail.email-taken.you')],
    action: { label: t('mail.email-taken.action'), url: siteLink(context, PATHS.signIn) },
    notes: [t('mail.email-taken.notYou')],
    why: t('mail.why.account'),
  }
}
