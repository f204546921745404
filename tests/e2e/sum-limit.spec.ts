import { randomUUID } from 'node:crypto'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { ownSite, type OwnSite } from '#tests/support/own-site.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const { limit, windowSeconds } = RATE_LIMITS.challenge

// A separate secret gives it separate rate limits from all other tests.
let site: OwnSite
test.beforeEach(async () => {
  site = await ownSite({ SESSION_SECRET: `${randomUUID()}${randomUUID()}` })
})
test.afterEach(() => site.close())

inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('sign-up says how long to wait when there are no more sums', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/status of 429/)
    const url = `${site.origin}/api/account/challenge`
    await Promise.all(Array.from({ length: limit }, () => request.get(url)))
    await page.goto(`${site.origin}/auth?mode=register&type=athlete`)
    const minutes = windowSeconds / 60
    await expect(page.getByText(t('auth.failure.limited', { count: minutes }))).toBeVisible()
    await expect(page.getByRole('button', { name: t('auth.signUp.retry') })).toBeVisible()
  })
})
