import type { Page } from '@playwright/test'
import { get } from '#tests/site/support/site.ts'

/** What each address answered: it is asked once. */
const answered = new Map<string, Promise<number>>()

/**
 * Links and pictures of a page that lead nowhere, among those that are not in its HTML as it was sent: that is read by
 * tests/site/links.test.ts, for all pages.
 *
 * @param sent the HTML as it was sent; '' to look at all, such as those of a signed-in page
 */
export async function deadLinks(page: Page, sent: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('a[href], img[src]')
    return [...links].map((link) => link.getAttribute('href') ?? link.getAttribute('src')!)
  })
  const here = new URL(page.url())
  const fresh = new Set(
    found
      .filter((link) => !isIn(sent, link))
      .map((link) => new URL(link, here))
      .filter(({ origin }) => origin === here.origin)
      .map(({ origin, pathname, search }) => origin + pathname + search),
  )
  const cookie = await cookiesOf(page)
  const dead = await Promise.all(
    [...fresh].map(async (url) => {
      const status = answered.get(url) ?? statusOf(url, cookie)
      answered.set(url, status)
      return (await status) >= 400 ? [`${await status} ${url}`] : []
    }),
  )
  return dead.flat()
}

/** Whether HTML has a link as the value of an attribute. */
const isIn = (html: string, link: string) =>
  ['&amp;', '&#38;'].some((and) => html.includes(`"${link.replaceAll('&', and)}"`))

const statusOf = async (url: string, cookie: string) =>
  (await get(url, { headers: { cookie } })).status

const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
