import { beginSession, countFailure, findCredentials } from '#db/queries/sign-in.ts'
import { AppError, type ErrorCode } from '#lib/http/errors.ts'
import type { UserId } from '#lib/professionals/types.ts'
import { deviceOf } from '#server/accounts/device.ts'
import { hashPassword, needsRehash, verifyPassword } from '#server/accounts/password-hash.ts'
import type { SessionToken } from '#server/accounts/session-cookie.ts'
import { audit, auditRow } from '#server/audit.ts'
import { sqlState } from '#server/database-errors.ts'
import type { AccountDeps } from '#server/deps.ts'
import type { Caller } from '#server/http/client.ts'

/** After so many wrong passwords in a row only a mailed link helps; NIST SP 800-63B names the number. */
const MOST_FAILURES = 100

/** SQLSTATE of a row that belongs to one that is not there. */
const FOREIGN_KEY = '23503'

type SignInDeps = Pick<AccountDeps, 'db' | 'secret' | 'limitRate'>
type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>

export type SignInTry = {
  email: string
  password: string
  caller: Pick<Caller, 'address' | 'userAgent'>
  /** Whether this user has signed in on this browser before. */
  isKnown: (userId: UserId) => boolean
  /** The session that the browser has so far; the new one takes its place. */
  replaces: SessionToken | null
}

/**
 * Checks a password and begins a session.
 *
 * An unknown address, a wrong password, an account without one and one at which a hundred were wrong take the
 * same time and end the same way.
 *
 * @throws WRONG_CREDENTIALS; EMAIL_UNCONFIRMED, only to who knows the password; RATE_LIMITED
 */
export async function signIn(deps: SignInDeps, attempt: SignInTry) {
  const account = await findCredentials(deps.db, attempt.email)
  const known = account !== undefined && attempt.isKnown(account.userId)
  await limitTries(deps, attempt, known ? account : undefined)

  const refuse = (code: ErrorCode) => refused(deps, code, account?.userId)
  const isRight = await verifyPassword(account?.passwordHash ?? null, attempt.password)
  // An answer of its own would tell who guesses that there is an account, or that the guess was right.
  const isLocked = !known && account !== undefined && account.failures >= MOST_FAILURES
  if (!isRight || !account || isLocked) return refuse('WRONG_CREDENTIALS')
  if (!account.confirmedAt) return refuse('EMAIL_UNCONFIRMED')
  return begin(deps, attempt, account)
}

/** Notes a refusal and throws it. */
async function refused(
  { db, secret }: SignInDeps,
  code: ErrorCode,
  subject: UserId | undefined,
): Promise<never> {
  const event = { kind: 'sign-in', outcome: code, subject } as const
  // One statement and one commit either way: the time it takes tells nothing.
  if (code === 'WRONG_CREDENTIALS') await countFailure(db, subject, auditRow(secret, event))
  else await audit(db, secret, event)
  throw new AppError(code, 'not signed in')
}

/**
 * Who has signed in on this browser before has tries of their own, so that strangers who guess elsewhere, or
 * behind the same address, lock nobody out.
 */
async function limitTries(
  { limitRate }: SignInDeps,
  { email, caller }: SignInTry,
  known: Credentials | undefined,
): Promise<void> {
  if (known) return limitRate('signInToAccount', `known device\0${known.userId}`)
  const { address } = caller
  await limitRate('signIn', address, ['signInToAccount', `${email}\0${address[0]}`])
}

async function begin(
  deps: SignInDeps,
  { password, caller, replaces }: SignInTry,
  { userId, epoch, passwordHash }: Credentials,
): Promise<{ userId: UserId; sessionId: string }> {
  const { db, secret } = deps
  const old = passwordHash!
  const beginning = {
    userId,
    epoch,
    device: deviceOf(caller.userAgent),
    hash: { old, new: needsRehash(old) ? await hashPassword(password) : old },
    replaces: replaces && { id: replaces.sid, userId: replaces.sub },
    event: auditRow(secret, { kind: 'sign-in', outcome: 'ok', actor: userId, subject: userId }),
  }
  try {
    return { userId, sessionId: await beginSession(db, beginning) }
  } catch (error) {
    // The account was deleted while its password was being checked: now its address is unknown.
    if (sqlState(error) === FOREIGN_KEY) return refused(deps, 'WRONG_CREDENTIALS', userId)
    throw error
  }
}
