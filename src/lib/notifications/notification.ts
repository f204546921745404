import * as z from 'zod/mini'
import { NotificationId, ProfessionalId, QuestionnaireId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { MODERATION_NEWS } from '#lib/reviews/moderation.ts'
import { REPORT_OUTCOMES } from '#lib/reviews/reports.ts'
import { SHARE_CHANGES, SHARE_STEPS } from '../sharing/share-changes.ts'
import { VERIFICATION_NOTICES } from '../verifications/notices.ts'
import type { NotificationKind } from './kinds.ts'

const Profile = {
  professionalType: z.enum(PROFESSIONAL_TYPES),
  professionalId: ProfessionalId,
}

/**
 * What is stored with a notification of each kind. No names: the other person is `actor_id`, whose name is read when the
 * notification is, so that nothing outlives an account.
 */
export const NOTIFICATION_DATA = {
  contact: z.object({ code: z.string() }),
  reminder: z.object({ code: z.string() }),
  answer: z.object({ ...Profile, code: z.string() }),
  review: z.object({ ...Profile, rating: z.number() }),
  reply: z.object(Profile),
  report: z.object({ ...Profile, outcome: z.enum(REPORT_OUTCOMES) }),
  moderation: z.object({ ...Profile, outcome: z.enum(MODERATION_NEWS) }),
  share_requested: z.object({}),
  share_changed: z.object({ event: z.enum(SHARE_CHANGES) }),
  share_receipt: z.object({ ...Profile, event: z.enum(SHARE_STEPS) }),
  questionnaire_answered: z.object({ questionnaireId: QuestionnaireId }),
  questionnaire_sent: z.object({ questionnaireId: QuestionnaireId }),
  questionnaire_reminder: z.object({ questionnaireId: QuestionnaireId }),
  verification: z.object({ event: z.enum(VERIFICATION_NOTICES) }),
} as const satisfies Record<NotificationKind, z.ZodMiniType>

/** A notification of a kind, as it is stored. */
export type NotificationOf<K extends NotificationKind = NotificationKind> = {
  [Kind in K]: { kind: Kind; data: z.infer<(typeof NOTIFICATION_DATA)[Kind]> }
}[K]

const shown = <K extends NotificationKind>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    data: NOTIFICATION_DATA[kind],
    id: NotificationId,
    /** The display name of the other person; null without one. */
    actorName: z.nullable(z.string()),
    /** ISO 8601, UTC. */
    createdAt: z.string(),
    isRead: z.boolean(),
  })

/** A notification as its owner reads it. */
export const Notification = z.discriminatedUnion('kind', [
  shown('contact'),
  shown('reminder'),
  shown('answer'),
  shown('review'),
  shown('reply'),
  shown('report'),
  shown('moderation'),
  shown('share_requested'),
  shown('share_changed'),
  shown('share_receipt'),
  shown('questionnaire_answered'),
  shown('questionnaire_sent'),
  shown('questionnaire_reminder'),
  shown('verification'),
])
export type Notification = z.infer<typeof Notification>
