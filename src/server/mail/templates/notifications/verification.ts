import { formatDate } from '#lib/format/date.ts'
import { PATHS } from '#lib/site/routes.ts'
import { verifiedValues } from '#lib/professionals/verified.ts'
import type { Notified, VerificationData } from '../../mail.ts'
import { greet, siteLink, closing, type Letter, type LetterContext } from '../letter.ts'

/** What became of a professional's verification: approved, refused, ended by an admin, by its last day or by another name. */
export function verificationMail(data: Notified<VerificationData>, context: LetterContext): Letter {
  const { t } = context
  const { event, reason } = data
  return {
    subject: t(`mail.verification.${event}.subject`),
    preheader: t(`mail.verification.${event}.preheader`),
    greeting: greet(t, data.name),
    paragraphs: [
      t(`mail.verification.${event}.intro`, { certificate: data.certificate ?? '' }),
      ...whatHolds(data, context),
      ...(reason === null ? [] : [t('mail.verification.reason')]),
    ],
    ...(reason !== null && { quote: reason }),
    action: {
      label: t('mail.verification.action'),
      url: `${siteLink(context, PATHS.profile)}#verification`,
    },
    notes:
      event.endsWith('approved') || event.endsWith('refused')
        ? [t('mail.verification.deleted')]
        : [],
    ...closing(context, 'verification', data.unsubscribe),
  }
}

function whatHolds(
  { verified, validUntil }: VerificationData,
  { t, locale }: LetterContext,
): string[] {
  return [
    ...(verified
      ? [
          t('mail.verification.says', {
            sentence: t(
              `mail.verification.checked.${verified.wording}`,
              verifiedValues(verified, locale),
            ),
          }),
        ]
      : []),
    ...(validUntil === null
      ? []
      : [t('mail.verification.until', { day: formatDate(validUntil, locale) })]),
  ]
}
