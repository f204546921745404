/** How long rows are kept that do not go with an account. The privacy policy shows the same figures. */
export const RETENTION = {
  /** Ended sessions, what is known of a mail that was sent, and purges; longer than any session can last. */
  endedDays: 30,
  /** An account that an admin made, whose owner has never used the mailed link. */
  unansweredDays: 30,
  /** Messages of the contact page, and newsletter subscriptions that have ended. */
  messageMonths: 24,
  /** For so long a decision about a review can be appealed (article 20 of the Digital Services Act asks for six). */
  appealMonths: 6,
  /** Decisions about reviews, with their reasons and appeals. */
  decisionMonths: 24,
  /** Choices about cookies: as long as they may have to be proved. */
  consentYears: 3,
} as const
