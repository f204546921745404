import { expect } from 'vitest'
import { findMailedLink } from '#tests/support/find-mailed-link.ts'
import { request } from './site.ts'

/** Waits for the newest mail to an address with a link that contains `mark`. @returns the link */
export async function mailedLink(address: string, mark: string): Promise<string> {
  const find = () => findMailedLink(request, address, mark)
  await expect.poll(find, { timeout: 10_000, message: `a mail to ${address}` }).toBeDefined()
  return (await find())!
}
