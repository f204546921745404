import type { BrowserContext } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#db/seed/demo-accounts.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { enter } from './person.ts'

/**
 * Signs this browser in as the demo account of a role.
 *
 * @param origin of the site, as in the browser's URLs
 */
export async function signInDemo(
  context: BrowserContext,
  origin: string,
  role: Role,
): Promise<void> {
  await enter(
    context,
    origin,
    DEMO_ACCOUNTS.find((account) => account.role === role)!,
  )
}
