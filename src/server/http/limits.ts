import type { Actor, Bearer } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Networks } from '#server/rate-limits/network.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { RATE_LIMITS, type RateLimitBy } from '#server/rate-limits/rate-limits.ts'

/**
 * A rate limit of an endpoint: the name of a rule by address, user or session; for a rule by account or pair also its
 * subject in a call.
 */
export type Limit<Input> =
  | RateLimitBy<'address' | 'user' | 'session'>
  | { rule: RateLimitBy<'account' | 'pair'>; of(input: Input): string }

/** The rate limits of an endpoint: one, several in the order in which they count, or the platform's own alone. */
export type Limits<Input> = 'outer-wall' | Limit<Input> | readonly Limit<Input>[]

/** Counts a call against the limits by network address, before any other work. @throws RATE_LIMITED */
export async function countAddress<Input>(
  limits: Limits<Input>,
  limitRate: RateLimiter,
  address: Networks,
): Promise<void> {
  for (const limit of listOf(limits)) if (isByAddress(limit)) await limitRate(limit, address)
}

/** The limits of a call that `countAddress` has counted already. */
export const afterAddress = <Input>(limits: Limits<Input>): Limits<Input> =>
  listOf(limits).filter((limit) => !isByAddress(limit))

/**
 * Counts a call against the limits by user and session, once it is authenticated and before its body is read: what is
 * refused for its body counts too. @throws RATE_LIMITED
 */
export async function countCaller<Input>(
  limits: Limits<Input>,
  limitRate: RateLimiter,
  actor: Actor | Bearer,
): Promise<void> {
  for (const limit of listOf(limits)) {
    if (typeof limit === 'string' && RATE_LIMITS[limit].by !== 'address') {
      await limitRate(limit, signedIn(limit, actor))
    }
  }
}

/** Counts a call against the limits whose subject is read from its input. @throws RATE_LIMITED */
export async function countSubjects<Input>(
  limits: Limits<Input>,
  limitRate: RateLimiter,
  input: Input,
): Promise<void> {
  for (const limit of listOf(limits)) {
    if (typeof limit !== 'string') await limitRate(limit.rule, limit.of(input))
  }
}

/** Whether a call is counted before its body is read. */
export const countsBeforeBody = <Input>(limits: Limits<Input>): boolean =>
  listOf(limits).some((limit) => typeof limit === 'string')

const isByAddress = (limit: Limit<never>): limit is RateLimitBy<'address'> =>
  typeof limit === 'string' && RATE_LIMITS[limit].by === 'address'

function signedIn(
  limit: RateLimitBy<'address' | 'user' | 'session'>,
  actor: Actor | Bearer,
): string {
  if (actor.kind !== 'signed-in') {
    throw new AppError('INTERNAL', `${limit} counts who is signed in, and anyone may call this`)
  }
  return RATE_LIMITS[limit].by === 'user' ? actor.userId : actor.sessionId
}

function listOf<Input>(limits: Limits<Input>): readonly Limit<Input>[] {
  if (limits === 'outer-wall') return []
  return Array.isArray(limits) ? (limits as readonly Limit<Input>[]) : [limits as Limit<Input>]
}
