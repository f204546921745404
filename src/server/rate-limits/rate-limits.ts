const HOUR = 3_600
const DAY = 24 * HOUR

/**
 * The subject that a rule counts: the caller's network address, the signed-in user, the session, the account that a
 * request names (by its email address, whether or not it exists), or a pair of two of them.
 */
export type RateLimitSubject = 'address' | 'user' | 'session' | 'account' | 'pair'

/** How many calls one subject may make within a window. */
export type RateLimitRule = { by: RateLimitSubject; limit: number; windowSeconds: number }

/**
 * Every exact limit of the API, counted in Postgres.
 *
 * Public reads are not listed: counting one would be a write that costs more than the read itself. They have only the
 * platform's limit (`config.rateLimit` of their function), which stops floods before they cost anything.
 */
export const RATE_LIMITS = {
  /** Any change without a narrower rule. */
  write: { by: 'address', limit: 60, windowSeconds: 60 },
  /** Stops credential stuffing from one network. */
  signIn: { by: 'address', limit: 30, windowSeconds: 900 },
  /** Account and network address together, so a stranger elsewhere cannot lock the owner out. */
  signInToAccount: { by: 'pair', limit: 10, windowSeconds: 900 },
  /** Reading the session, and the CSRF token; by network address without a session. */
  session: { by: 'session', limit: 120, windowSeconds: 60 },
  signUp: { by: 'address', limit: 5, windowSeconds: HOUR },
  challenge: { by: 'address', limit: 30, windowSeconds: 600 },
  checkEmail: { by: 'address', limit: 5, windowSeconds: 60 },
  checkEmailDaily: { by: 'address', limit: 30, windowSeconds: DAY },
  /** At each pause while a new password is typed; beyond it the meter goes by its own rules. */
  judgePassword: { by: 'address', limit: 120, windowSeconds: 60 },
  forgotPassword: { by: 'address', limit: 10, windowSeconds: HOUR },
  /**
   * Confirmation mails, which a stranger can cause: by recipient, whoever requests them from wherever. Beyond it
   * nobody is refused: `limitMails`.
   */
  mail: { by: 'account', limit: 5, windowSeconds: HOUR },
  mailDaily: { by: 'account', limit: 10, windowSeconds: DAY },
  /**
   * Password reset mails, by recipient. The window equals the lifetime of a link: while further requests are refused,
   * the newest one in the inbox is valid, so nobody can block the owner's reset.
   */
  resetMail: { by: 'account', limit: 3, windowSeconds: HOUR },
  /** New addresses that one account asks for: each is a mail, and only those that it is asked for with a password count. */
  changeEmail: { by: 'user', limit: 5, windowSeconds: DAY },
  /**
   * The same, by account and recipient, and by recipient: other accounts ask too, and it takes seven of them, each with a
   * confirmed address, to use up what is left to one.
   */
  changeEmailMail: { by: 'pair', limit: 3, windowSeconds: DAY },
  changeEmailMails: { by: 'account', limit: 20, windowSeconds: DAY },
  /** Passwords at the link of a new address, from wherever: its bearer may be a stranger. */
  changeEmailPassword: { by: 'user', limit: 10, windowSeconds: DAY },
  /** Messages of the contact page, by network and by user; typos are not counted. */
  siteMessage: { by: 'address', limit: 5, windowSeconds: HOUR },
  siteMessageOfUser: { by: 'user', limit: 5, windowSeconds: HOUR },
  newsletter: { by: 'address', limit: 5, windowSeconds: HOUR },
  /** Mails that confirm a subscription, which a stranger can cause: by recipient. */
  newsletterMail: { by: 'account', limit: 5, windowSeconds: HOUR },
  newsletterMailDaily: { by: 'account', limit: 10, windowSeconds: DAY },
  /** By the token: one-click unsubscriptions come from few networks, those of the mail providers. */
  unsubscribe: { by: 'account', limit: 30, windowSeconds: HOUR },
  /** The same by address, of those networks. */
  unsubscribeFrom: { by: 'address', limit: 300, windowSeconds: 60 },
  /** Confirming and resetting: tokens cannot be guessed, but hashing is expensive. */
  redeemToken: { by: 'address', limit: 20, windowSeconds: HOUR },
  /**
   * Re-authentication by password; each try hashes. By session: a thief with a copied cookie uses up only the tries of
   * that session, and the owner gets others by signing in again.
   */
  ownPassword: { by: 'session', limit: 10, windowSeconds: 900 },
  /** By session, as the re-authentication that it requires. */
  export: { by: 'session', limit: 5, windowSeconds: HOUR },
  /** Changes of the own health data; a long list is imported in parts. */
  healthWrite: { by: 'user', limit: 120, windowSeconds: 60 },
  /** Files of all records, whose rows are read one batch after the other. */
  healthCsv: { by: 'user', limit: 30, windowSeconds: HOUR },
  /** Parts of imports and of their checks: six of the longest, each read twice. */
  healthImport: { by: 'user', limit: 1_200, windowSeconds: HOUR },
  /** Calls that the role forbids. */
  denied: { by: 'user', limit: 20, windowSeconds: HOUR },
  avatar: { by: 'address', limit: 20, windowSeconds: HOUR },
  /** Uploaded documents, each decoded or stored; a refused one counts too. */
  proof: { by: 'user', limit: 20, windowSeconds: HOUR },
  /** Claims that an admin has to look at. */
  verification: { by: 'user', limit: 10, windowSeconds: DAY },
  /** Pictures for articles. */
  articlePicture: { by: 'user', limit: 120, windowSeconds: HOUR },
  /** Previews and drafts of an article that is being written, which the editor sends by itself. */
  articleTyped: { by: 'user', limit: 240, windowSeconds: 60 },
  /** Requests to professionals, by sender: a message to three counts three times. */
  contact: { by: 'user', limit: 3, windowSeconds: HOUR },
  contactDaily: { by: 'user', limit: 10, windowSeconds: DAY },
  /** Their mails, by the professional who gets them; beyond it the request stands in the bell alone, as below. */
  contactReceived: { by: 'account', limit: 60, windowSeconds: HOUR },
  /** Written reviews: each is a mail to a professional. A refused one and a repeated call are not counted. */
  review: { by: 'user', limit: 5, windowSeconds: DAY },
  /** Each change and deletion of a review purges pages. */
  reviewChange: { by: 'user', limit: 30, windowSeconds: HOUR },
  reviewReport: { by: 'user', limit: 10, windowSeconds: DAY },
  /** Searches for professionals to share with: addresses must not be guessed, so fewer than R36 has (041). */
  professionalSearch: { by: 'user', limit: 20, windowSeconds: HOUR },
  professionalSearchFrom: { by: 'address', limit: 60, windowSeconds: HOUR },
  /** Requests to share: each is a mail to a professional. */
  shareRequest: { by: 'user', limit: 20, windowSeconds: DAY },
  /** Grants and changes, which are mailed too. To end a share is never limited. */
  shareChange: { by: 'user', limit: 60, windowSeconds: DAY },
  /** The mails of both, by the professional who gets them. */
  shareReceived: { by: 'account', limit: 60, windowSeconds: HOUR },
  /** A professional's reads of clients' data: each writes to the client's log. */
  clientRead: { by: 'user', limit: 600, windowSeconds: HOUR },
  /** The same for what they write; each save keeps the text before it. */
  clientWrite: { by: 'user', limit: 60, windowSeconds: 60 },
  /** Questionnaires, one to several clients counts once, and reminders, for which the 20 of R36 are too few (044). */
  questionnaire: { by: 'user', limit: 60, windowSeconds: HOUR },
  /** Their mails, by the client who gets them. */
  questionnaireReceived: { by: 'account', limit: 20, windowSeconds: HOUR },
  /** Pages of the admin area's lists of people, which the cookie alone opens: ten a minute, all day. */
  adminList: { by: 'user', limit: 600, windowSeconds: HOUR },
  /** Files of whole lists of the admin area. */
  adminFile: { by: 'user', limit: 30, windowSeconds: HOUR },
  /** Documents of verification, by whoever decides about them. */
  adminProof: { by: 'user', limit: 60, windowSeconds: HOUR },
  /** Test data: the token must not be guessed. */
  seed: { by: 'user', limit: 20, windowSeconds: HOUR },
  /** Choices about cookies; a whole office behind one address makes its first choice. */
  consent: { by: 'address', limit: 60, windowSeconds: HOUR },
  /** Editions of the newsletter that an admin mails to themselves. */
  editionTest: { by: 'user', limit: 20, windowSeconds: HOUR },
  /** Search pages; CDN cache hits are not counted. */
  search: { by: 'address', limit: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimitRule>

export type RateLimitName = keyof typeof RATE_LIMITS

/** The names of the rules that count one of these subjects. */
export type RateLimitBy<S extends RateLimitSubject> = {
  [N in RateLimitName]: (typeof RATE_LIMITS)[N]['by'] extends S ? N : never
}[RateLimitName]

/**
 * Factor of an IPv6 /48's limit over that of a /64. A mobile network gives each phone a /64 of the same few /48s, so it
 * cannot be much lower.
 */
export const WIDE_NETWORK_FACTOR = 10
