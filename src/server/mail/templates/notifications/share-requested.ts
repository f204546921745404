import { PATHS } from '#lib/site/routes.ts'
import type { NotificationMail } from '../../mail.ts'
import { greet, siteLink, closing, type Letter, type LetterContext } from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'share_requested' }>['data']

/** A client wants to share health data with a professional, who sees nothing yet. */
export function shareRequestedMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  const client = data.client ?? t('mail.share_requested.somebody')
  return {
    subject: t('mail.share_requested.subject', { client }),
    preheader: t('mail.share_requested.preheader'),
    greeting: greet(t, data.name),
    paragraphs: [t('mail.share_requested.intro')],
    action: { label: t('mail.share_requested.action'), url: siteLink(context, PATHS.clients) },
    notes: [t('mail.share_requested.note', { client })],
    ...closing(context, 'share_requested', data.unsubscribe),
  }
}
