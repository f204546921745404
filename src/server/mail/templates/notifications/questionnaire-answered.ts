import { answersPath } from '#lib/site/routes.ts'
import type { NotificationMail } from '../../mail.ts'
import { greet, siteLink, closing, type Letter, type LetterContext } from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'questionnaire_answered' }>['data']

/** A client has answered; neither questions nor answers are in the mail. */
export function questionnaireAnsweredMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  const client = data.client ?? t('mail.share_requested.somebody')
  return {
    subject: t('mail.questionnaire_answered.subject', { client }),
    preheader: t('mail.questionnaire_answered.preheader'),
    greeting: greet(t, data.name),
    paragraphs: [t('mail.questionnaire_answered.intro')],
    action: {
      label: t('mail.questionnaire_answered.action'),
      url: siteLink(context, answersPath(data.questionnaireId)),
    },
    notes: [],
    ...closing(context, 'questionnaire_answered', data.unsubscribe),
  }
}
