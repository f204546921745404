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
} as const satisfies Record<string, RateLimitRule>

export type RateLimitName = keyof typeof RATE_LIMITS
