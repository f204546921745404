import { localizedPath } from '#lib/i18n/locales.ts'
import { submitSignIn } from './support/forms.ts'
import { foreignRequests, networkQuiet } from './support/network.ts'
import { GUARDED_PATHS } from './support/pages.ts'
import { newPerson } from './support/person.ts'
import { expect, inLanguage, test } from './support/test.ts'

/** Whom a guarded page is for: everybody else is told why not. */
const roleOf = (path: string) =>
  path.includes('/adm') ? 'admin' : path.includes('/professional-') ? 'trainer' : 'athlete'

inLanguage('en', (locale) => {
  const signInPathTo = (next: string) =>
    localizedPath('/auth?mode=login&next=', locale) + encodeURIComponent(next)

  for (const role of ['athlete', 'trainer', 'admin'] as const) {
    const guarded = GUARDED_PATHS.filter((one) => roleOf(one) === role)

    test(`a visitor of the pages of a ${role} is redirected to sign-in and back afterwards`, async ({
      page,
      context,
      baseURL,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) asked.push(request.url())
      })
      const foreign = await foreignRequests(context, baseURL!)
      const person = await newPerson(role)
      for (const bare of guarded) {
        const path = localizedPath(bare, locale)
        // What the page before still asks for would be refused.
        await page.goto('about:blank')
        await context.clearCookies()
        asked.length = 0
        await page.goto(path)
        await expect(page).toHaveURL(signInPathTo(path))
        await networkQuiet(page)
        expect.soft(asked, bare).toEqual([])
        expect.soft(foreign, bare).toEqual([])
        await submitSignIn(page, locale, person)
        await expect(page).toHaveURL(path)
        const heading = page.getByRole('main').getByRole('heading', { level: 1 })
        await expect(heading, bare).toBeVisible()
      }
    })
  }
})
