import { formatMadridMoment } from '#lib/format/madrid-moment.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { ConfirmEmailData } from '../mail.ts'
import { greet, tokenLink, type Letter, type LetterContext } from './letter.ts'

/** The link that confirms a new account. */
export function confirmEmail(data: ConfirmEmailData, context: LetterContext): Letter {
  const { t } = context
  const parameters = { token: data.token, type: 'signup' }
  return {
    subject: t('mail.confirm-email.subject'),
    preheader: t('mail.confirm-email.preheader'),
    greeting: greet(t, null),
    paragraphs: [
      t('mail.confirm-email.intro'),
      ...origin(data, context),
      ...publication(data, context),
    ],
    action: {
      label: t('mail.confirm-email.action'),
      url: tokenLink(context, { path: PATHS.home, parameters }),
    },
    notes: [
      t('mail.confirm-email.otherBrowser'),
      ...end(data, context),
      t('mail.confirm-email.notYou'),
    ],
  }
}

/** Lets the recipient tell their own sign-up from a stranger's. */
function origin({ signedUpAt, device }: ConfirmEmailData, context: LetterContext): string[] {
  if (signedUpAt === undefined) return []
  const moment = momentText(signedUpAt, context)
  return [
    device
      ? context.t('mail.confirm-email.originFrom', { moment, device })
      : context.t('mail.confirm-email.origin', { moment }),
  ]
}

/** States what will become public: the form may have been filled in by somebody else. */
function publication({ profession }: ConfirmEmailData, { t }: LetterContext): string[] {
  if (!profession) return []
  const word = t(`mail.confirm-email.profession.${profession}`)
  return [t('mail.confirm-email.publication', { profession: word })]
}

function end({ until }: ConfirmEmailData, context: LetterContext): string[] {
  if (until === undefined) return []
  return [context.t('mail.confirm-email.end', { moment: momentText(until, context) })]
}

function momentText(iso: string, { t, locale }: LetterContext): string {
  return t('mail.moment', { moment: formatMadridMoment(iso, locale) })
}
