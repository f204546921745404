import { formatDate } from '#lib/format/date.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { ShareReceiptData } from '../../mail.ts'
import { greet, siteLink, closing, type Letter, type LetterContext } from '../letter.ts'

/** What a client shares with a professional has changed: for the client, with the kinds of values, never a value. */
export function shareReceiptMail(data: ShareReceiptData, context: LetterContext): Letter {
  const { t } = context
  const { event, professional } = data
  return {
    subject: t(`mail.share_receipt.${event}.subject`, { professional }),
    preheader: t(`mail.share_receipt.${event}.preheader`),
    greeting: greet(t, data.name),
    paragraphs: [
      t(`mail.share_receipt.${event}.intro`, { professional }),
      ...whatIsShared(data, context),
    ],
    action: {
      label: t('mail.share_receipt.action'),
      url: `${siteLink(context, PATHS.health)}?tab=authorizations`,
    },
    notes: event === 'expired' ? [] : [t('mail.share_receipt.notYou')],
    ...closing(context, 'share_receipt', data.unsubscribe),
  }
}

function whatIsShared({ shared }: ShareReceiptData, { t, locale }: LetterContext): string[] {
  if (!shared) return []
  const kinds = shared.kinds.map((flag) => t(`mail.share_receipt.kind.${flag}`))
  const { expiresOn } = shared
  return [
    kinds.length > 0
      ? t('mail.share_receipt.kinds', { kinds: kinds.join(', ') })
      : t('mail.share_receipt.noKinds'),
    t('mail.share_receipt.always'),
    ...(expiresOn === null
      ? []
      : [t('mail.share_receipt.until', { day: formatDate(expiresOn, locale) })]),
  ]
}
