import { createHash } from 'node:crypto'
import {
  claimIdempotentAnswer,
  findIdempotentAnswer,
  keepIdempotentAnswer,
} from '#db/queries/idempotent-answers.ts'
import type { Actor, Bearer } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { unavailable } from '#server/database-errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { always, type Once } from '#server/once.ts'
import { seal, unseal } from '#server/seal.ts'
import { signatureOf } from '#server/signature.ts'

/** The parts of a call that a retry must repeat unchanged. */
type Call = {
  /** Method and path pattern. */
  route: string
  actor: Actor | Bearer
  /** The parsed input. */
  sent: { body?: unknown; file?: Uint8Array | undefined }
  /** Value of the header; null without one. */
  key: string | null
  /** The `Set-Cookie` lines of the response, which a retry gets as well. */
  cookies: string[]
}
type Kept = { output: unknown; cookies: string[] }
type Needs = Pick<Dependencies, 'db' | 'secret'>

/** A concurrent call with the same key has finished first. */
class Answered extends Error {}

/**
 * Runs an operation that creates something once per `Idempotency-Key`: a retry gets the response of the first call,
 * cookies included. A refused call stores no response and may be tried again.
 *
 * @throws INVALID_INPUT when the header is not a valid key; KEY_REUSED when it was used before with other input
 */
export async function runOnce(
  deps: Needs,
  call: Call,
  operate: (once: Once) => Promise<unknown>,
): Promise<unknown> {
  const key = parseKey(call.key)
  if (key === null) return operate(always(deps.db))
  const kept = keptAnswer(deps, { ...call, key })
  const find = async () => {
    const earlier = await kept.find()
    if (earlier) call.cookies.push(...earlier.cookies)
    return earlier
  }
  const earlier = await find()
  if (earlier) return earlier.output
  try {
    return await operate(kept.once)
  } catch (error) {
    if (!(error instanceof Answered)) throw error
    call.cookies.length = 0
    const other = await find()
    if (!other) throw unavailable('the answer has just expired')
    return other.output
  }
}

/** With the hash of a file in its place: as JSON it would be twelve times as long. */
function withHash({ file, ...others }: Call['sent']): object {
  if (!file) return others
  return { ...others, file: createHash('sha256').update(file).digest('base64url') }
}

function parseKey(key: string | null): string | null {
  if (key === null || /^[\w-]{8,64}$/.test(key)) return key
  throw new AppError('INVALID_INPUT', 'no key', { fields: { 'idempotency-key': 'invalid' } })
}

/**
 * The stored response of a call. Two people never share a row: the actor is part of its key, and a visitor who happens
 * to choose another's key must send the same input as well. The response may contain tokens that the database otherwise
 * stores hashed, so it is encrypted with a key derived from the client's.
 */
function keptAnswer(
  { db, secret }: Needs,
  { route, actor, sent, key, cookies }: Call & { key: string },
) {
  const who = actor.kind === 'visitor' ? 'visitor' : actor.userId
  const sign = (text: string) => signatureOf({ secret, purpose: 'idempotency', text })
  const row = {
    key: sign(JSON.stringify([route, who, key])),
    request: sign(JSON.stringify([key, withHash(sent)])),
  }
  const sealed = { secret, purpose: `idempotent-answer ${key}` }
  const find = async (): Promise<Kept | undefined> => {
    const found = await findIdempotentAnswer(db, row.key)
    if (!found || found.answer === null) return undefined
    if (found.request !== row.request) throw new AppError('KEY_REUSED', 'the key came before')
    return unseal(sealed, found.answer) as Kept
  }
  const once: Once = async (work, as) =>
    always(db)(async (tx) => {
      if (!(await claimIdempotentAnswer(tx, row))) throw new Answered()
      const output = await work(tx)
      if (output instanceof AppError) return output
      const answer = seal(sealed, { output, cookies } satisfies Kept)
      await keepIdempotentAnswer(tx, { key: row.key, answer })
      return output
    }, as)
  return { find, once }
}
