import { expect, type Page } from '@playwright/test'
import { findMailedLink } from '#tests/support/find-mailed-link.ts'
import type { Requests } from './api.ts'

/**
 * Waits for the newest mail to an address with a link whose fragment contains `mark`. @returns the link
 *
 * @param mark such as `type=signup`
 */
export async function mailedLink(
  request: Requests,
  address: string,
  mark: string,
): Promise<string> {
  const find = () => findMailedLink(request, address, mark)
  await expect.poll(find, { message: `a mail to ${address} with ${mark}` }).toBeDefined()
  return (await find())!
}

/** Opens a mailed link as a new page: a navigation that only changes the fragment would not load it. */
export async function openMailed(page: Page, link: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(link)
}
