import { expect, type BrowserContext } from '@playwright/test'
import { CONSENT_VERSION } from '#lib/health/consent-text.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import type { TestUser } from '#tests/support/accounts.ts'
import { enterAs } from './person.ts'

/** Calls our API with the session of a browser, as its pages do. */
export function apiOf({ request }: BrowserContext, origin: string) {
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const response = await request.fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        origin,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(data && { data }),
    })
    expect(response.status(), `${method} ${path}`).toBeLessThan(300)
    return (await response.json()) as T
  }
}
type Api = ReturnType<typeof apiOf>

export type Keeper = TestUser & { api: Api }

/** A new person with a consent, a birth date and these records, signed in in this browser. */
export async function enterKeeper(
  context: BrowserContext,
  origin: string,
  given: readonly object[] = [],
): Promise<Keeper> {
  const person = await enterAs(context, origin)
  const api = apiOf(context, origin)
  await api('POST', 'health/consent', { accepted: true, version: CONSENT_VERSION, locale: 'es' })
  const { version } = await api<HealthHistory>('GET', 'health/history')
  await api('PATCH', 'health/history', { version, birthDate: '1990-05-17' })
  for (const record of given) await api('POST', 'health/records', record)
  return { ...person, api }
}
