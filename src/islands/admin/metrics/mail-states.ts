/** What becomes of a mail, in the order in which it is shown. */
export const MAIL_STATES = ['sentToday', 'queued', 'retrying', 'givenUp'] as const
export type MailState = (typeof MAIL_STATES)[number]
