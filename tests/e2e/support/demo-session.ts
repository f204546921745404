import { expect, type BrowserContext } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/seed/demo-accounts.ts'
import type { Role } from '#lib/accounts/roles.ts'

/**
 * Signs the demo account of a role in, in this browser. Sign-ins are limited by address: one for a test.
 *
 * @param origin of the site, as the browser would name it
 */
export async function signInDemo(
  { request }: BrowserContext,
  origin: string,
  role: Role,
): Promise<void> {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role)
  const headers = { origin }
  const csrf = (await (await request.get('/auth/csrf')).json()) as { csrfToken: string }
  const response = await request.post('/auth/callback/credentials', {
    headers,
    data: { email: account?.email, password: DEMO_PASSWORD, csrfToken: csrf.csrfToken },
  })
  expect(response.status(), `sign-in of the demo ${role}`).toBe(200)
}
