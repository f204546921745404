import { givenName } from '#lib/format/given-name.ts'
import { formatMadridMoment } from '#lib/format/madrid-moment.ts'
import { perLocale } from '#lib/format/per-locale.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { ConfirmEmailData } from '../mail.ts'
import { greet, tokenLink, type Letter, type LetterContext } from './letter.ts'

/** The link that confirms a new account. */
export function confirmEmail(data: ConfirmEmailData, context: LetterContext): Letter {
  const { t } = context
  const names = waitingNames(data, context)
  const parameters = { token: data.token, type: 'signup' }
  return {
    subject: names
      ? t('mail.confirm-email.waiting.subject', { names })
      : t('mail.confirm-email.subject'),
    preheader: names
      ? t('mail.confirm-email.waiting.preheader')
      : t('mail.confirm-email.preheader'),
    greeting: greet(t, null),
    paragraphs: [
      names ? t('mail.confirm-email.waiting.intro', { names }) : t('mail.confirm-email.intro'),
      ...origin(data, context),
      ...publication(data, context),
    ],
    action: {
      label: names ? t('mail.confirm-email.waiting.action') : t('mail.confirm-email.action'),
      url: tokenLink(context, { path: PATHS.home, parameters }),
    },
    notes: [
      t('mail.confirm-email.otherBrowser'),
      ...end(data, context),
      t('mail.confirm-email.notYou'),
    ],
    why: t('mail.why.typed'),
  }
}

const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** The given names of those to whom a message waits, as one phrase; empty without one. */
function waitingNames({ waitingFor = [] }: ConfirmEmailData, { t, locale }: LetterContext): string {
  const somebody = t('mail.contact-sent.somebody')
  return lists(locale).format(waitingFor.map((name) => (name ? givenName(name) : somebody)))
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
