import type * as z from 'zod/mini'
import type { Actor, Bearer, SignedIn, Visitor } from '#lib/actor.ts'
import {
  contractOf,
  type Call,
  type Contract,
  type Parsed,
  type Schemas,
  type SchemasOf,
  type ResponseOf,
  type Upload,
} from '#lib/http/contract.ts'
import type { Caller } from '#server/caller.ts'
import type { Action } from '#lib/permissions.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Once } from '#server/once.ts'
import type { PublicCacheRule } from './cache-rules.ts'
import { countsBeforeBody, type Limits } from './limits.ts'

/**
 * Who may call an endpoint: anyone (the session is not read), anyone with or without a session, or whoever may do an
 * action (`src/lib/permissions.ts`), which requires a session, or the token of a sign-up in the header `Upload-Token`.
 */
export type Who = 'anyone' | 'either' | { may: Action } | { may: Action; orToken: 'upload-avatar' }

/** Endpoints for anyone do not read the session, so their responses can be cached publicly. */
type ActorOf<W extends Who> = W extends 'anyone'
  ? Visitor
  : W extends 'either'
    ? Actor
    : W extends { orToken: string }
      ? SignedIn | Bearer
      : SignedIn

type FileOf<U> = U extends Upload ? Uint8Array : undefined

/** The parsed input of a call, and its actor. */
export type Asked<C extends Contract = Contract, W extends Who = Who> = {
  actor: ActorOf<W>
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  file: FileOf<C['upload']>
}

/**
 * The CDN cache rule of a response: how long, its tags, and the parameters of `query` it varies by (none by default);
 * `no-store` caches nowhere.
 */
export type Cache<C extends Contract = Contract> =
  | 'no-store'
  | {
      rule(exchange: Pick<Asked<C>, 'query'> & { output: ResponseOf<C> }): PublicCacheRule
      tags(asked: Pick<Asked<C>, 'params'>): readonly string[]
      query?: readonly string[]
    }

/** Additional argument of an operation that creates something. */
type Creating<C extends Contract> = C extends { creates: true } ? { once: Once } : unknown

/** What an operation resolves with: the response, or the chunks of a file. */
type Output<C extends Contract> = C extends { download: object }
  ? AsyncIterable<string>
  : z.input<C['response']>

/**
 * What the server adds to a contract. Functions are declared as methods, whose parameters TypeScript compares
 * bivariantly: so an endpoint of any contract is an `Endpoint`, and its wrapper parses before calling them.
 */
type Handling<C extends Contract, W extends Who> = {
  who: W
  /** Rules of `RATE_LIMITS`, counted exactly; `outer-wall` leaves it to the platform's limit alone. */
  rateLimit: Limits<Asked<C, W>>
  cache: Cache<C>
  /** Maximum body size in bytes; 64 KB by default. */
  maxBody?: number
  /** Maximum of JSON values in a body; 10,000 by default. */
  maxValues?: number
  /** The status for a response; 200 by default. */
  status?(output: ResponseOf<C>): number
  /** What of a response is sent, such as the bytes of a picture; all of it by default. */
  body?(output: ResponseOf<C>): unknown
  operation(
    deps: Dependencies,
    input: Asked<C, W> & { caller: Caller } & Creating<C>,
  ): Promise<Output<C>>
}

/** One endpoint: the shared wrapper (`serve`) does everything but the operation. */
export type Endpoint = Handling<Contract, Who> & { contract: Contract }

/**
 * Declares an endpoint: who may call it, its rate limits and caching, and its operation.
 *
 * @throws Error at start-up for one whose personal response could be served to another user from a cache, or whose body
 *   would be read before any limit counts
 */
export function endpoint<C extends Call, P extends Schemas, const W extends Who>(
  call: C,
  schemas: P & NoInfer<SchemasOf<C>>,
  handling: Handling<C & P, W>,
): Endpoint & { contract: C & P } {
  const contract = contractOf<C, P>(call, schemas)
  const shared = handling.cache !== 'no-store'
  if (shared && (contract.method !== 'GET' || handling.who !== 'anyone')) {
    throw new Error(`${contract.method} ${contract.path}: only what anyone may GET can be cached`)
  }
  if ((contract.body ?? contract.upload) && !countsBeforeBody(handling.rateLimit)) {
    throw new Error(`${contract.method} ${contract.path}: its body is read before any limit counts`)
  }
  return { contract, ...handling }
}
