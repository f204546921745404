import {
  claimIdempotentAnswer,
  findIdempotentAnswer,
  keepIdempotentAnswer,
} from '#db/queries/idempotent-answers.ts'
import type { Actor } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { unavailable } from '#server/database-errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { always, type Once } from '#server/once.ts'
import { seal, unseal } from '#server/seal.ts'
import { signatureOf } from '#server/signature.ts'

/** A call as far as its repetition must be the same. */
type Call = {
  /** Method and path pattern. */
  route: string
  actor: Actor
  /** What was sent, parsed. */
  sent: unknown
  /** The value of the header; null without one. */
  key: string | null
  /** The `Set-Cookie` lines of the answer, which a repetition gets as well. */
  cookies: string[]
}
type Kept = { output: unknown; cookies: string[] }
type Needs = Pick<Dependencies, 'db' | 'secret'>

/** Somebody has answered a call with this key while this one was under way. */
class Answered extends Error {}

/**
 * Runs an operation that creates something once for each `Idempotency-Key`: who repeats a call gets the answer of the
 * first, cookies included. A call that was refused has no answer to repeat, and may be tried again.
 *
 * @throws INVALID_INPUT when the header is no key; KEY_REUSED when it came with something else before
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

function parseKey(key: string | null): string | null {
  if (key === null || /^[\w-]{8,64}$/.test(key)) return key
  throw new AppError('INVALID_INPUT', 'no key', { fields: { 'idempotency-key': 'invalid' } })
}

/**
 * The row of a call. Two people share none: who is signed in is part of its name, and a visitor who happens to choose
 * another's key has to send the same as well. The database alone cannot read an answer, which may hold tokens of which
 * it otherwise keeps hashes: the key that opens it is the sender's.
 */
function keptAnswer(
  { db, secret }: Needs,
  { route, actor, sent, key, cookies }: Call & { key: string },
) {
  const who = actor.kind === 'visitor' ? 'visitor' : actor.userId
  const sign = (text: string) => signatureOf({ secret, purpose: 'idempotency', text })
  const row = {
    key: sign(JSON.stringify([route, who, key])),
    request: sign(JSON.stringify([key, sent])),
  }
  const sealed = { secret, purpose: `idempotent-answer ${key}` }
  const find = async (): Promise<Kept | undefined> => {
    const found = await findIdempotentAnswer(db, row.key)
    if (!found || found.answer === null) return undefined
    if (found.request !== row.request) throw new AppError('KEY_REUSED', 'the key came before')
    return unseal(sealed, found.answer) as Kept
  }
  const once: Once = async (work) =>
    always(db)(async (tx) => {
      if (!(await claimIdempotentAnswer(tx, row))) throw new Answered()
      const output = await work(tx)
      if (output instanceof AppError) return output
      const answer = seal(sealed, { output, cookies } satisfies Kept)
      await keepIdempotentAnswer(tx, { key: row.key, answer })
      return output
    })
  return { find, once }
}
