const HOUR = 3_600

/** How many calls one address may make within a window. */
export type RateLimitRule = { limit: number; windowSeconds: number }

/**
 * Every exact limit of the API, counted in Postgres.
 *
 * Public reads are not here: counting one would be a write that costs more than the read itself. They have
 * the platform's limit only (`config.rateLimit` of their function), which stops floods before we pay.
 */
export const RATE_LIMITS = {
  /** Any change for which no narrower rule is needed. */
  write: { limit: 60, windowSeconds: 60 },
  /** By address of the caller. Stuffing many accounts from one place ends here. */
  signIn: { limit: 30, windowSeconds: 900 },
  /** By account and address together, so that a stranger elsewhere locks nobody out. */
  signInToAccount: { limit: 10, windowSeconds: 900 },
  signUp: { limit: 5, windowSeconds: HOUR },
  challenge: { limit: 30, windowSeconds: 600 },
  checkEmail: { limit: 5, windowSeconds: 60 },
  checkEmailDaily: { limit: 30, windowSeconds: 24 * HOUR },
  /** By address of the caller, then by account. */
  forgotPassword: { limit: 10, windowSeconds: HOUR },
  forgotPasswordOfAccount: { limit: 3, windowSeconds: HOUR },
  /** Confirming and resetting: tokens cannot be guessed, but hashing costs. */
  redeemToken: { limit: 20, windowSeconds: HOUR },
  /** By user: each try hashes a password. */
  ownPassword: { limit: 10, windowSeconds: 900 },
  export: { limit: 5, windowSeconds: HOUR },
  /** By user: what their role does not allow. */
  denied: { limit: 20, windowSeconds: HOUR },
  avatar: { limit: 20, windowSeconds: HOUR },
} as const satisfies Record<string, RateLimitRule>

export type RateLimitName = keyof typeof RATE_LIMITS
