import { givenName } from '#lib/format/given-name.ts'
import { questionsPath } from '#lib/site/routes.ts'
import type { NotificationMail } from '../../mail.ts'
import { greet, personOf, siteLink, closing, type Letter, type LetterContext } from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'questionnaire_reminder' }>['data']

/** A client has not answered yet; neither the title nor the questions are in the mail. */
export function questionnaireReminderMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  const { professional, questionnaireId } = data
  return {
    subject: t('mail.questionnaire_reminder.subject', { professional }),
    heading: t('mail.questionnaire_reminder.subject', { professional: givenName(professional) }),
    ...personOf(context, data),
    preheader: t('mail.questionnaire_reminder.preheader'),
    greeting: greet(t, data.name),
    paragraphs: [t('mail.questionnaire_reminder.intro')],
    action: {
      label: t('mail.questionnaire_reminder.action'),
      url: siteLink(context, questionsPath(questionnaireId)),
    },
    notes: [],
    ...closing(context, 'questionnaire_reminder', data.unsubscribe),
  }
}
