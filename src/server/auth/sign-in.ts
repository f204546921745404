import { randomUUID } from 'node:crypto'
import { inOneStatement } from '#db/client.ts'
import {
  beginSession,
  countDeviceFailure,
  countFailure,
  findCredentials,
} from '#db/queries/sign-in.ts'
import type { Role } from '#lib/accounts/roles.ts'
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

/** After this many consecutive wrong passwords only a mailed link helps; the number is from NIST SP 800-63B. */
const MOST_FAILURES = 100

/** After this many consecutive failures a known browser is treated as unknown: its cookie may be stolen. */
const MOST_DEVICE_FAILURES = 10

/** SQLSTATE foreign_key_violation. */
const FOREIGN_KEY = '23503'

type SignInDeps = Pick<Dependencies, 'db' | 'secret' | 'siteUrl' | 'limitRate'>
type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>

export type SignInTry = {
  email: string
  password: string
  caller: Pick<Caller, 'address' | 'userAgent' | 'cookies' | 'setCookie'>
  /** The browser's current session, which the new one replaces. */
  replaces: SessionToken | null
}

/**
 * Checks a password and begins a session. From then on a cookie identifies the browser as known; it grants no access.
 *
 * An unknown address, a wrong password, an account without a password and a locked account take the same time and give
 * the same answer, so that accounts cannot be enumerated.
 *
 * @throws WRONG_CREDENTIALS; EMAIL_UNCONFIRMED and ACCOUNT_DISABLED, only after a correct password; RATE_LIMITED
 */
export async function signIn(deps: SignInDeps, attempt: SignInTry) {
  const deviceHash = givenDeviceHash(attempt.caller, deps.siteUrl)
  const account = await findCredentials(deps.db, attempt.email, deviceHash)
  await limitTries(deps, attempt, account?.deviceId ?? null)

  const refuse = (code: ErrorCode) => refused(deps, code, account)
  const isRight = await verifyPassword(account?.passwordHash ?? null, attempt.password)
  // A distinct answer would reveal that the account exists, or that the guess was right.
  const isLocked = account?.deviceId === null && account.failures >= MOST_FAILURES
  if (!isRight || !account || isLocked) return refuse('WRONG_CREDENTIALS')
  if (!account.confirmedAt) return refuse('EMAIL_UNCONFIRMED')
  if (account.disabledAt) return refuse('ACCOUNT_DISABLED')
  return begin(deps, attempt, account)
}

/** Audits a refusal and throws it. */
async function refused(
  { db, secret }: SignInDeps,
  code: ErrorCode,
  account: Pick<Credentials, 'userId' | 'deviceId'> | undefined,
): Promise<never> {
  const event = { kind: 'sign-in', outcome: code, subject: account?.userId } as const
  // One statement and one commit in each case, so timing reveals nothing.
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
 * A known browser has a limit of its own, so strangers who guess elsewhere, or behind the same address, cannot lock the
 * owner out.
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
  { userId, role, epoch, passwordHash, deviceId }: Credentials,
): Promise<{ userId: UserId; role: Role; sessionId: SessionId }> {
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
    const sessionId = await inOneStatement(db, (one) => beginSession(one, beginning))
    caller.setCookie(cookie)
    return { userId, role, sessionId }
  } catch (error) {
    // The account was deleted during the password check: treat its address as unknown.
    if (sqlState(error) !== FOREIGN_KEY) throw error
    return refused(deps, 'WRONG_CREDENTIALS', { userId, deviceId: null })
  }
}
