import type * as z from 'zod/mini'
import type { Actor, SignedIn, Visitor, Who } from '#server/actor.ts'
import type { AccountDeps } from '#server/deps.ts'
import type { PublicCacheRule } from './cache-rules.ts'
import type { Caller } from './client.ts'
import type { Limits } from './limits.ts'

export type Schema = z.core.$ZodType
type Parsed<S> = S extends Schema ? z.output<S> : undefined

/** Endpoints for anyone do not look for a session, so that their answers can be shared by a cache. */
type ActorOf<W extends Who> = W extends 'anyone' ? Visitor : W extends 'either' ? Actor : SignedIn

/**
 * How long the CDN may keep an answer, under which tags, and apart by which parameters of `query` (by none, if
 * not said); `no-store` keeps it nowhere.
 */
export type Cache<P, Q, R extends Schema> =
  | 'no-store'
  | {
      /** Always the same, or by what was asked and answered. */
      rule:
        PublicCacheRule | ((answer: { query: Parsed<Q>; output: z.output<R> }) => PublicCacheRule)
      tags: (input: { params: Parsed<P> }) => readonly string[]
      query?: readonly string[]
    }

/**
 * One endpoint, declared as data: the shared wrapper (`serve`) does every step but the operation.
 *
 * @typeParam P schema of the path parameters; a path that does not fit names nothing (404)
 * @typeParam Q schema of the query; an endpoint without one takes no parameters
 * @typeParam B schema of the JSON body
 * @typeParam R schema of the response; what it does not name is not sent
 * @typeParam S the statuses of an answer that is not an error
 */
export type Endpoint<
  Method extends string = string,
  Path extends string = string,
  W extends Who = Who,
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema = Schema,
  S extends number = number,
> = {
  method: Method
  path: Path
  who: W
  /** Rules of `RATE_LIMITS`, counted exactly; `outer-wall` leaves it to the platform's own limit. */
  rateLimit: Limits<{ actor: ActorOf<W>; params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> }>
  cache: Cache<P, Q, R>
  params?: P
  query?: Q
  body?: B
  /** The most bytes that a body may have; 64 KB if not said. */
  maxBody?: number
  response: R
  /** The status by what is answered; 200 if not said. */
  status?: (output: z.output<R>) => S
  operation: (
    deps: AccountDeps,
    input: {
      actor: ActorOf<W>
      params: Parsed<P>
      query: Parsed<Q>
      body: Parsed<B>
      caller: Caller
    },
  ) => Promise<z.input<R>>
}

/** Declares an endpoint; refuses, at start, one whose answer to one person could be shown to another. */
export function endpoint<
  const Method extends 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  const Path extends string,
  const W extends Who,
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  S extends number = 200,
>(declared: Endpoint<Method, Path, W, P, Q, B, R, S>): Endpoint<Method, Path, W, P, Q, B, R, S> {
  const shared = declared.cache !== 'no-store'
  if (shared && (declared.method !== 'GET' || declared.who !== 'anyone')) {
    throw new Error(`${declared.method} ${declared.path}: only what anyone may GET can be cached`)
  }
  return declared
}
