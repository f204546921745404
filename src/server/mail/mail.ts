import type { ContactObjective, SiteObjective } from '#lib/contact/objectives.ts'
import type { ProfessionalId, QuestionnaireId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { ModerationNews } from '#lib/reviews/moderation.ts'
import type { ReportOutcome } from '#lib/reviews/reports.ts'
import type { Flag } from '#lib/health/flags.ts'
import type { VerificationNotice } from '#lib/verifications/notices.ts'
import type { Verified } from '#lib/professionals/verified.ts'
import type { ShareChange, ShareStep } from '#lib/sharing/share-changes.ts'

/** Every mail that the site sends, with the data of its template; `name` is null when not given. */
export type Mail =
  | { template: 'confirm-email'; data: ConfirmEmailData }
  | { template: 'reset-password'; data: { name: string | null; token: string } }
  /** For an account created by an admin: its first password. */
  | { template: 'set-password'; data: { name: string | null; token: string } }
  | { template: 'password-changed'; data: { name: string | null } }
  /** To the new address: it may be a stranger's, so it contains nothing of the account. */
  | { template: 'change-email'; data: { token: string } }
  /** To the old address. */
  | { template: 'email-changed'; data: { name: string | null } }
  /** To whoever has the address that another account asked for. */
  | { template: 'email-taken'; data: { name: string | null } }
  /** An admin lets nobody sign in, or does so again; the reason is what the admin wrote. */
  | { template: 'sign-in-disabled'; data: { name: string | null; reason: string } }
  | { template: 'sign-in-enabled'; data: { name: string | null; reason: string } }
  | { template: 'account-deleted'; data: { name: string | null } }
  | { template: 'contact-sent'; data: ContactSentData }
  | { template: 'site-message'; data: SiteMessageData }
  | { template: 'site-message-answer'; data: SiteMessageAnswerData }
  | { template: 'site-message-sent'; data: { name: string | null; message: string; code: string } }
  /** Contains nothing typed in the form: the recipient may be somebody else. */
  | { template: 'newsletter-confirm'; data: { token: string } }
  | { template: 'newsletter-welcome'; data: { name: string | null; unsubscribe: string } }
  | { template: 'newsletter-edition'; data: EditionData }
  | NotificationMail

/** The mails of notifications, named after their kind (`NOTIFICATION_KINDS`); queued by `notify` alone. */
export type NotificationMail =
  | { template: 'contact'; data: Notified<ContactData> }
  | { template: 'reminder'; data: Notified<{ from: string; code: string; replyTo: string }> }
  | { template: 'answer'; data: Notified<Written & { professional: string | null; code: string }> }
  | { template: 'review'; data: Notified<OfProfile & { rating: number; comment: string | null }> }
  | {
      template: 'reply'
      data: Notified<OfProfile & Written & { professional: string | null; reply: string }>
    }
  | { template: 'report'; data: Notified<OfProfile & { outcome: ReportOutcome }> }
  | { template: 'moderation'; data: ModerationData }
  | { template: 'share_requested'; data: Notified<FromClient> }
  | { template: 'share_changed'; data: Notified<FromClient & { event: ShareChange }> }
  | { template: 'share_receipt'; data: ShareReceiptData }
  | { template: 'questionnaire_answered'; data: Notified<FromClient & OfQuestionnaire> }
  | { template: 'questionnaire_sent'; data: Notified<FromProfessional & OfQuestionnaire> }
  | { template: 'questionnaire_reminder'; data: Notified<FromProfessional & OfQuestionnaire> }
  | { template: 'verification'; data: Notified<VerificationData> }

/** What an admin decided about the recipient's review. */
export type ModerationData = OfProfile & {
  name: string | null
  professional: string | null
  outcome: ModerationNews
  /** Null where there was nothing to explain. */
  reason: string | null
  /** Of the link by which the decision can be appealed; null where it cannot. */
  appeal: string | null
}

/** What every mail of a notification has: the recipient's name, and the token that ends mails of its kind. */
export type Notified<Data> = Data & { name: string | null; unsubscribe: string }

/** The profile that a mail leads to. */
export type OfProfile = { professionalType: ProfessionalType; professionalId: ProfessionalId }

/** The client's display name, null when there is none. */
type FromClient = { client: string | null }

/** What the professional is called. */
type FromProfessional = Written & { professional: string }

/** The public profile of the professional who writes. */
export type Writer = { type: ProfessionalType; city: string | null; picture: string | null }

/** Missing in mails queued by an older version, and where the profile is not public. */
export type Written = { writer?: Writer }

/** Which one a mail leads to; of its questions and answers there is nothing in it. */
type OfQuestionnaire = { questionnaireId: QuestionnaireId }

/** What a client has changed: names and kinds of values, never a value. */
export type ShareReceiptData = Notified<{
  event: ShareStep
  professional: string
  /** After a grant or a change: the kinds of values that are shown now, and the last day. */
  shared: { kinds: readonly Flag[]; expiresOn: string | null } | null
}>

/** What became of a verification. */
export type VerificationData = {
  event: VerificationNotice
  /** The certificate that it is about; null for a profession. */
  certificate: string | null
  /** An admin's words, with a refusal and an end. */
  reason: string | null
  /** What the public reads, with an approved profession. */
  verified: Verified | null
  /** The last day on which an approved one holds. */
  validUntil: string | null
}

/** A message to a professional. */
export type ContactData = {
  /** The name that the sender gave. */
  from: string
  /** The sender's confirmed address, to which the professional answers. */
  replyTo: string
  phone: string | null
  objective: ContactObjective
  message: string
  code: string
}

/** The sender's copy. */
export type ContactSentData = {
  name: string | null
  professional: string | null
  message: string
  code: string
}

/** A message of the contact page, to the support of the site. */
export type SiteMessageData = {
  from: string
  /** As typed, and not confirmed. */
  replyTo: string
  phone: string | null
  objective: SiteObjective
  message: string
  code: string
  hasAccount: boolean
}

/** An edition of the newsletter in the reader's language. */
export type EditionData = EditionText & {
  name: string | null
  /** The token that ends the newsletter, and opens its preferences. */
  unsubscribe: string
}

/** What all of its readers get. */
export type EditionText = {
  subject: string
  /** Sanitised, with styles. Rendered beforehand: what sends other mails does without the renderer. */
  content: { html: string; text: string }
  articles: readonly { title: string; excerpt: string; path: string }[]
  /** Sent to an admin alone, before it goes out. */
  isTest: boolean
}
/** Contains nothing of the message: the address is as it was typed, and the recipient may be somebody else. */
export type SiteMessageAnswerData = { name: string; answer: string; code: string }

/** Contains nothing typed in the sign-up form: the recipient may be somebody else. */
export type ConfirmEmailData = {
  token: string
  /** What the confirmation makes public. */
  profession: ProfessionalType | null
  /** Time of the sign-up and its expiry, ISO 8601. Mails queued before migration 0013 lack both. */
  signedUpAt?: string
  until?: string
  /** Browser and system as `findDevice` names them; null when unknown. */
  device?: string | null
  /** The names of the professionals to whom a message waits; missing in mails queued by an older version. */
  waitingFor?: readonly (string | null)[]
}

export type Template = Mail['template']
