import * as z from 'zod/mini'
import { UUID } from './uuid.ts'

/**
 * The ids of rows, as branded types, so that the id of a professional cannot be used as that of its account. The
 * schemas check the format, not whether the row exists.
 */

const uuid = () => z.string().check(z.toLowerCase(), z.regex(UUID, 'invalid'))

/** An account (`users.id`): the owner of whatever belongs to a person. */
export const UserId = uuid().brand<'UserId'>()
export type UserId = z.infer<typeof UserId>

/** A professional's own row (`professionals.id`), as it stands in URLs and reviews. */
export const ProfessionalId = uuid().brand<'ProfessionalId'>()
export type ProfessionalId = z.infer<typeof ProfessionalId>

/** A signed-in browser (`sessions.id`). */
export const SessionId = uuid().brand<'SessionId'>()
export type SessionId = z.infer<typeof SessionId>

/** A browser in which somebody has signed in before (`known_devices.id`). */
export const DeviceId = uuid().brand<'DeviceId'>()
export type DeviceId = z.infer<typeof DeviceId>

/** A message to a professional (`contact_requests.id`). */
export const ContactRequestId = uuid().brand<'ContactRequestId'>()
export type ContactRequestId = z.infer<typeof ContactRequestId>

/** A review (`professional_reviews.id`). */
export const ReviewId = uuid().brand<'ReviewId'>()
export type ReviewId = z.infer<typeof ReviewId>

/** A report of a review (`review_reports.id`). */
export const ReportId = uuid().brand<'ReportId'>()
export type ReportId = z.infer<typeof ReportId>

/** A decision about a review (`review_decisions.id`). */
export const DecisionId = uuid().brand<'DecisionId'>()
export type DecisionId = z.infer<typeof DecisionId>

/** A message of the contact page (`site_messages.id`). */
export const SiteMessageId = uuid().brand<'SiteMessageId'>()
export type SiteMessageId = z.infer<typeof SiteMessageId>

/** A notification of the bell (`notifications.id`). */
export const NotificationId = uuid().brand<'NotificationId'>()
export type NotificationId = z.infer<typeof NotificationId>

/** A browser that has chosen about cookies; it names no person. */
export const BrowserId = uuid().brand<'BrowserId'>()
export type BrowserId = z.infer<typeof BrowserId>

/** An article in the database (`articles.id`). */
export const ArticleId = uuid().brand<'ArticleId'>()
export type ArticleId = z.infer<typeof ArticleId>

/** An exercise video (`exercise_videos.id`). */
export const VideoId = uuid().brand<'VideoId'>()
export type VideoId = z.infer<typeof VideoId>

/** A row of measures (`health_records.id`). */
export const HealthRecordId = uuid().brand<'HealthRecordId'>()
export type HealthRecordId = z.infer<typeof HealthRecordId>

/** An import of records, by which it can be undone (`health_records.import_id`). */
export const ImportId = uuid().brand<'ImportId'>()
export type ImportId = z.infer<typeof ImportId>

/** What a person shares with a professional (`professional_authorizations.id`). */
export const AuthorizationId = uuid().brand<'AuthorizationId'>()
export type AuthorizationId = z.infer<typeof AuthorizationId>

/** A proof about sharing or consent (`share_receipts.id`). */
export const ReceiptId = uuid().brand<'ReceiptId'>()
export type ReceiptId = z.infer<typeof ReceiptId>

/** A read or a change of somebody's health data by somebody else (`access_log.id`). */
export const AccessId = uuid().brand<'AccessId'>()
export type AccessId = z.infer<typeof AccessId>

/** Questions that a professional sent to a client (`client_questionnaires.id`). */
export const QuestionnaireId = uuid().brand<'QuestionnaireId'>()
export type QuestionnaireId = z.infer<typeof QuestionnaireId>

/** Questions that a professional keeps to send again (`questionnaire_templates.id`). */
export const TemplateId = uuid().brand<'TemplateId'>()
export type TemplateId = z.infer<typeof TemplateId>

/** A questionnaire that is sent every week (`questionnaire_repeats.id`). */
export const RepeatId = uuid().brand<'RepeatId'>()
export type RepeatId = z.infer<typeof RepeatId>

/** An edition of the newsletter (`newsletter_editions.id`). */
export const EditionId = uuid().brand<'EditionId'>()
export type EditionId = z.infer<typeof EditionId>

/** A claim of a professional, or what an admin has checked (`verifications.id`). */
export const VerificationId = uuid().brand<'VerificationId'>()
export type VerificationId = z.infer<typeof VerificationId>
