import { givenName } from '#lib/format/given-name.ts'
import { questionsPath } from '#lib/site/routes.ts'
import type { NotificationMail } from '../../mail.ts'
import { greet, personOf, siteLink, closing, type Letter, type LetterContext } from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'questionnaire_sent' }>['data']

/** A professional asks a client something; neither the title nor the questions are in the mail. */
export function questionnaireSentMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  const { professional, questionnaireId } = data
  return {
    subject: t('mail.questionnaire_sent.subject', { professional }),
    heading: t('mail.questionnaire_sent.subject', { professional: givenName(professional) }),
    ...personOf(context, data),
    preheader: t('mail.questionnaire_sent.preheader'),
    greeting: greet(t, data.name),
    paragraphs: [t('mail.questionnaire_sent.intro')],
    action: {
      label: t('mail.questionnaire_sent.action'),
      url: siteLink(context, questionsPath(questionnaireId)),
    },
    notes: [],
    ...closing(context, 'questionnaire_sent', data.unsubscribe),
  }
}
