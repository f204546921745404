import type { Page } from '@playwright/test'
import { PATHS } from '#lib/site/routes.ts'
import { CHOSEN } from './support/cookie-choice.ts'
import { foreignRequests, networkQuiet } from './support/network.ts'
import { GUARDED_PATHS } from './support/pages.ts'
import { expect, inLanguage, test } from './support/test.ts'

// That public pages ask another site for nothing is seen on the walk (walk-*.spec.ts), posts are in embeds.spec.ts.

/** Down to the end, where everything that loads when it is near has loaded. */
async function readThrough(page: Page) {
  await networkQuiet(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await networkQuiet(page)
}

inLanguage('es', () => {
  for (const [when, cookieChoice] of [
    ['before any choice', null],
    ['after a refusal', CHOSEN],
  ] as const) {
    test.describe(when, () => {
      test.use({ cookieChoice })

      test('pages for their owner: no request leaves our site', async ({
        page,
        context,
        baseURL,
      }) => {
        test.setTimeout(120_000)
        const foreign = await foreignRequests(context, baseURL!)
        for (const path of [...GUARDED_PATHS, PATHS.shortlist]) {
          await page.goto(path)
          await readThrough(page)
          expect.soft(foreign.splice(0), path).toEqual([])
        }
      })
    })
  }
})
