import { PATHS } from '#lib/site/routes.ts'
import type { NotificationMail } from '../../mail.ts'
import { greet, siteLink, closing, type Letter, type LetterContext } from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'share_changed' }>['data']

/** What a client shares with a professional has changed. It says that, and not what is shared. */
export function shareChangedMail({ event, ...data }: Data, context: LetterContext): Letter {
  const { t } = context
  const client = data.client ?? t('mail.share_requested.somebody')
  return {
    subject: t(`mail.share_changed.${event}.subject`, { client }),
    preheader: t(`mail.share_changed.${event}.preheader`),
    greeting: greet(t, data.name),
    paragraphs: [t(`mail.share_changed.${event}.intro`, { client })],
    action: { label: t('mail.share_changed.action'), url: siteLink(context, PATHS.clients) },
    notes: event === 'ended' ? [] : [t('mail.share_changed.note')],
    ...closing(context, 'share_changed', data.unsubscribe),
  }
}
