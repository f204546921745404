import { randomUUID } from 'node:crypto'
import {
  beginSession,
  countDeviceFailure,
  countFailure,
  findCredentials,
} from '#db/queries/sign-in.ts'
import { AppError, type ErrorCode } from '#lib/http/errors.ts'
import { DeviceId, type SessionId, type UserId } from '#lib/ids.ts'
import { audit, auditRow } from '#server/audit.ts'
import type { Caller } from '#server/caller.ts'
import { sqlState } from '#server/database-errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { hashPassword, needsRehash, verifyPassword } from '#server/passwords/password-hash.ts'
import { deviceOf } from '#server/sessions/device.ts'
import { givenDeviceHash, newDeviceToken } from '#server/sessions/known-device.ts'
import type { SessionToken } from '#server/sessions/session-cookie.ts'

/** After so many wrong passwords in a row only a mailed link helps; NIST SP 800-63B names the number. */
const MOST_FAILURES = 100

/** After so many in a row in a known browser it is as any other: its cookie may be a stolen copy. */
const MOST_DEVICE_FAILURES = 10

/** SQLSTATE of a row that belongs to one that is not there. */
const FOREIGN_KEY = '23503'

type SignInDeps = Pick<Dependencies, 'db' | 'secret' | 'siteUrl' | 'limitRate'>
type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>

export type SignInTry = {
  email: string
  password: string
  caller: Pick<Caller, 'address' | 'userAgent' | 'cookies' | 'setCookie'>
  /** The session that the browser has so far; the new one takes its place. */
  replaces: SessionToken | null
}

/**
 * Checks a password and begins a session. The browser is known from then on, by a cookie that lets nobody in.
 *
 * An unknown address, a wrong password, an account without one and one at which a hundred were wrong take the
 * same time and end the same way.
 *
 * @throws WRONG_CREDENTIALS; EMAIL_UNCONFIRMED, only to who knows the password; RATE_LIMITED
 */
export async function signIn(deps: SignInDeps, attempt: SignInTry) {
  const deviceHash = givenDeviceHash(attempt.caller, deps.siteUrl)
  const account = await findCredentials(deps.db, attempt.email, deviceHash)
  await limitTries(deps, attempt, account?.deviceId ?? null)

  const refuse = (code: ErrorCode) => refused(deps, code, account)
  const isRight = await verifyPassword(account?.passwordHash ?? null, attempt.password)
  // An answer of its own would tell who guesses that there is an account, or that the guess was right.
  const isLocked = account?.deviceId === null && account.failures >= MOST_FAILURES
  if (!isRight || !account || isLocked) return refuse('WRONG_CREDENTIALS')
  if (!account.confirmedAt) return refuse('EMAIL_UNCONFIRMED')
  return begin(deps, attempt, account)
}

/** Notes a refusal and throws it. */
async function refused(
  { db, secret }: SignInDeps,
  code: ErrorCode,
  account: Pick<Credentials, 'userId' | 'deviceId'> | undefined,
): Promise<never> {
  const event = { kind: 'sign-in', outcome: code, subject: account?.userId } as const
  // One statement and one commit in each case: the time it takes tells nothing.
  if (code !== 'WRONG_CREDENTIALS') await audit(db, secret, event)
  else if (!account?.deviceId) await countFailure(db, account?.userId, auditRow(secret, event))
  else {
    const { userId, deviceId: id } = account
    const failure = { id, userId, most: MOST_DEVICE_FAILURES }
    await countDeviceFailure(db, failure, auditRow(secret, event))
  }
  throw new AppError(code, 'not signed in')
}

/**
 * Who has signed in on this browser before has tries of their own, so that strangers who guess elsewhere, or
 * behind the same address, lock nobody out.
 */
async function limitTries(
  { limitRate }: SignInDeps,
  { email, caller }: SignInTry,
  deviceId: string | null,
): Promise<void> {
  if (deviceId !== null) return limitRate('signInToAccount', `known device\0${deviceId}`)
  const { address } = caller
  await limitRate('signIn', address, ['signInToAccount', `${email}\0${address[0]}`])
}

async function begin(
  deps: SignInDeps,
  { password, caller, replaces }: SignInTry,
  { userId, epoch, passwordHash, deviceId }: Credentials,
): Promise<{ userId: UserId; sessionId: SessionId }> {
  const { db, secret, siteUrl } = deps
  const { tokenHash, cookie } = newDeviceToken(siteUrl)
  const old = passwordHash!
  const beginning = {
    userId,
    epoch,
    browser: {
      id: deviceId ?? DeviceId.parse(randomUUID()),
      tokenHash,
      device: deviceOf(caller.userAgent),
    },
    hash: { old, new: needsRehash(old) ? await hashPassword(password) : old },
    replaces: replaces && { id: replaces.sid, userId: replaces.sub },
    event: auditRow(secret, { kind: 'sign-in', outcome: 'ok', actor: userId, subject: userId }),
  }
  try {
    const sessionId = await beginSession(db, beginning)
    caller.setCookie(cookie)
    return { userId, sessionId }
  } catch (error) {
    // The account was deleted while its password was being checked: now its address is unknown.
    if (sqlState(error) !== FOREIGN_KEY) throw error
    return refused(deps, 'WRONG_CREDENTIALS', { userId, deviceId: null })
  }
}
