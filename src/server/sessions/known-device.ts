import type { Executor } from '#db/client.ts'
import { deleteDevices, setDeviceToken } from '#db/queries/known-devices.ts'
import { DEVICE_LIFETIME } from '#lib/accounts/session-lifetimes.ts'
import type { DeviceId, UserId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import { cookieLine, cookieName } from '#server/cookies.ts'
import { hashOf, randomToken } from '#server/tokens/tokens.ts'

const deviceCookieName = (siteUrl: string) => cookieName(siteUrl, 'mfa-device')

/**
 * A token that identifies a known browser. It is rotated at each sign-in, so a copied cookie is valid until the next
 * one at most.
 */
export function newDeviceToken(siteUrl: string): { tokenHash: string; cookie: string } {
  const value = randomToken()
  const name = deviceCookieName(siteUrl)
  return {
    tokenHash: hashOf(value),
    cookie: cookieLine(siteUrl, { name, value, maxAge: DEVICE_LIFETIME }),
  }
}

/** The hash of a browser's token, as stored; null when it has sent none. */
export function givenDeviceHash(
  { cookies }: Pick<Caller, 'cookies'>,
  siteUrl: string,
): string | null {
  const given = cookies[deviceCookieName(siteUrl)]
  return given === undefined ? null : hashOf(given)
}

/**
 * Forgets all browsers of a user except the one in which the password was just changed. That one gets a new token: a
 * thief who copied its session copied this cookie too.
 *
 * @param id of that browser; null when it is not known
 * @returns its cookie
 */
export async function forgetOtherDevices(
  tx: Executor,
  { userId, id, siteUrl }: { userId: UserId; id: DeviceId | null; siteUrl: string },
): Promise<string | null> {
  await deleteDevices(tx, userId, id)
  if (id === null) return null
  const { tokenHash, cookie } = newDeviceToken(siteUrl)
  await setDeviceToken(tx, { id, tokenHash })
  return cookie
}
