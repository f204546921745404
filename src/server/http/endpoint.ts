import type * as z from 'zod/mini'
import type { Actor, SignedIn, Visitor } from '#lib/actor.ts'
import type { Contract, Parsed, ResponseOf } from '#lib/http/contract.ts'
import type { Caller } from '#server/caller.ts'
import type { Action } from '#lib/permissions.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import type { PublicCacheRule } from './cache-rules.ts'
import type { Limits } from './limits.ts'

/**
 * Who may make a call: anybody (no session is looked for), anybody with or without a session, or whoever may do an
 * action (`src/lib/permissions.ts`), for which a session is needed.
 */
export type Who = 'anyone' | 'either' | { may: Action }

/** Endpoints for anyone do not look for a session, so that their answers can be shared by a cache. */
type ActorOf<W extends Who> = W extends 'anyone' ? Visitor : W extends 'either' ? Actor : SignedIn

/** What a call asks, once it is parsed, and who asks. */
export type Asked<C extends Contract = Contract, W extends Who = Who> = {
  actor: ActorOf<W>
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

/**
 * How long the CDN may keep an answer, under which tags, and apart by which parameters of `query` (by none, if
 * not said); `no-store` keeps it nowhere.
 */
export type Cache<C extends Contract = Contract> =
  | 'no-store'
  | {
      rule(exchange: Pick<Asked<C>, 'query'> & { output: ResponseOf<C> }): PublicCacheRule
      tags(asked: Pick<Asked<C>, 'params'>): readonly string[]
      query?: readonly string[]
    }

/** What an operation that creates something gets besides. */
type Creating<C extends Contract> = C extends { creates: true } ? { once: Once } : unknown

/**
 * What the server adds to a contract. Functions are declared as methods, whose parameters TypeScript compares in
 * both directions: so an endpoint of any contract is an `Endpoint`, whose wrapper parses before it calls them.
 */
type Handling<C extends Contract, W extends Who> = {
  who: W
  /** Rules of `RATE_LIMITS`, counted exactly; `outer-wall` leaves it to the platform's own limit. */
  rateLimit: Limits<Asked<C, W>>
  cache: Cache<C>
  /** The most bytes that a body may have; 64 KB if not said. */
  maxBody?: number
  /** The status by what is answered; 200 if not said. */
  status?(output: ResponseOf<C>): number
  operation(
    deps: Dependencies,
    input: Asked<C, W> & { caller: Caller } & Creating<C>,
  ): Promise<z.input<C['response']>>
}

/** One endpoint: the shared wrapper (`serve`) does every step but the operation. */
export type Endpoint = Handling<Contract, Who> & { contract: Contract }

/**
 * Declares who may make a call, how it is limited and kept, and what it does.
 *
 * @throws Error at start for one whose answer to one person could be shown to another
 */
export function endpoint<const C extends Contract, const W extends Who>(
  contract: C,
  handling: Handling<C, W>,
): Endpoint {
  const shared = handling.cache !== 'no-store'
  if (shared && (contract.method !== 'GET' || handling.who !== 'anyone')) {
    throw new Error(`${contract.method} ${contract.path}: only what anyone may GET can be cached`)
  }
  return { contract, ...handling }
}
