import type { NotificationKind } from '#lib/notifications/kinds.ts'
import type { Notification, NotificationOf } from '#lib/notifications/notification.ts'
import { answersPath, PATHS, profilePath, questionsPath } from '#lib/site/routes.ts'

type DataOf<K extends NotificationKind> = NotificationOf<K>['data']

const contacts = () => PATHS.contacts
const reviews = ({
  professionalType,
  professionalId,
}: DataOf<'review' | 'reply' | 'report' | 'moderation'>) =>
  `${profilePath(professionalType, professionalId)}#reviews`
const questions = ({ questionnaireId }: DataOf<'questionnaire_sent'>) =>
  questionsPath(questionnaireId)

/** Where the notifications of each kind lead. */
const PATH_OF: { readonly [K in NotificationKind]: (data: DataOf<K>) => string } = {
  contact: contacts,
  reminder: contacts,
  answer: () => `${PATHS.profile}#requests`,
  review: reviews,
  reply: reviews,
  report: reviews,
  moderation: reviews,
  share_requested: () => `${PATHS.clients}?tab=pending`,
  share_changed: () => PATHS.clients,
  /** What a person shares with whom. */
  share_receipt: () => `${PATHS.health}?tab=authorizations`,
  questionnaire_answered: ({ questionnaireId }) => answersPath(questionnaireId),
  questionnaire_sent: questions,
  questionnaire_reminder: questions,
  verification: () => `${PATHS.profile}#verification`,
}

/** Where a notification leads, without language. */
export function pathOf<K extends Notification['kind']>({ kind, data }: NotificationOf<K>): string {
  // The compiler cannot see that kind and data belong together.
  return (PATH_OF[kind] as (data: unknown) => string)(data)
}
