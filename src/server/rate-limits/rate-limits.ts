const HOUR = 3_600
const DAY = 24 * HOUR

/**
 * Whom a rule counts: the network address of the caller, who is signed in, the session, the account that a request
 * names (by its address, whether or not it exists), or a pair of two of them.
 */
export type RateLimitSubject = 'address' | 'user' | 'session' | 'account' | 'pair'

/** How many calls one subject may make within a window. */
export type RateLimitRule = { by: RateLimitSubject; limit: number; windowSeconds: number }

/**
 * Every exact limit of the API, counted in Postgres.
 *
 * Public reads are not here: counting one would be a write that costs more than the read itself. They have
 * the platform's limit only (`config.rateLimit` of their function), which stops floods before we pay.
 */
export const RATE_LIMITS = {
  /** Any change for which no narrower rule is needed. */
  write: { by: 'address', limit: 60, windowSeconds: 60 },
  /** Credential stuffing from one place ends here. */
  signIn: { by: 'address', limit: 30, windowSeconds: 900 },
  /** Account and network address together, so that a stranger elsewhere locks nobody out. */
  signInToAccount: { by: 'pair', limit: 10, windowSeconds: 900 },
  /** Asking who is signed in, and for the token of a form; by network address where there is no session. */
  session: { by: 'session', limit: 120, windowSeconds: 60 },
  signUp: { by: 'address', limit: 5, windowSeconds: HOUR },
  challenge: { by: 'address', limit: 30, windowSeconds: 600 },
  checkEmail: { by: 'address', limit: 5, windowSeconds: 60 },
  checkEmailDaily: { by: 'address', limit: 30, windowSeconds: DAY },
  forgotPassword: { by: 'address', limit: 10, windowSeconds: HOUR },
  /**
   * Mails to confirm an address, which a stranger can cause: by their reader, whoever asks for them and from wherever.
   */
  mail: { by: 'account', limit: 5, windowSeconds: HOUR },
  mailDaily: { by: 'account', limit: 10, windowSeconds: DAY },
  /**
   * Links to a new password, by their reader. The window is as long as a link is good: while somebody is refused, the
   * newest one in the inbox works, so that nobody can keep an owner from it.
   */
  resetMail: { by: 'account', limit: 3, windowSeconds: HOUR },
  /** Confirming and resetting: tokens cannot be guessed, but hashing costs. */
  redeemToken: { by: 'address', limit: 20, windowSeconds: HOUR },
  /**
   * The own password, asked for once more; each try hashes. By session: who has copied a cookie uses up the tries of
   * that one, and the owner, who signs in anew, has others.
   */
  ownPassword: { by: 'session', limit: 10, windowSeconds: 900 },
  /** By session, as the password that it asks for. */
  export: { by: 'session', limit: 5, windowSeconds: HOUR },
  /** What the role does not allow. */
  denied: { by: 'user', limit: 20, windowSeconds: HOUR },
  avatar: { by: 'address', limit: 20, windowSeconds: HOUR },
  /** Pages that search; the CDN answers what it has kept, and that is not counted. */
  search: { by: 'address', limit: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimitRule>

export type RateLimitName = keyof typeof RATE_LIMITS

/** The names of the rules that count one of these subjects. */
export type RateLimitBy<S extends RateLimitSubject> = {
  [N in RateLimitName]: (typeof RATE_LIMITS)[N]['by'] extends S ? N : never
}[RateLimitName]

/**
 * How many times the limit of one IPv6 /64 its whole /48 may use. A mobile network gives each telephone a /64 of the
 * same few /48s, so this is no narrower.
 */
export const WIDE_NETWORK_FACTOR = 10
