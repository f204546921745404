import { localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS, profilePath } from '#lib/site/routes.ts'
import { everybody, somebody } from './support/api.ts'
import { SAYS_404 } from './support/pages.ts'
import { expect, inBothLanguages, test } from './support/test.ts'

const NOT_FOUND = {
  es: {
    trainer: 'Entrenador no encontrado',
    nutritionist: 'Nutricionista no encontrado',
    physiotherapist: 'Fisioterapeuta no encontrado',
  },
  en: {
    trainer: 'Trainer not found',
    nutritionist: 'Nutritionist not found',
    physiotherapist: 'Physiotherapist not found',
  },
}
const OTHER = {
  trainer: 'nutritionist',
  nutritionist: 'physiotherapist',
  physiotherapist: 'trainer',
} as const

inBothLanguages((locale) => {
  for (const type of PROFESSIONAL_TYPES) {
    test(`${type}: unknown, malformed and other professions' ids are not found`, async ({
      page,
      request,
      problems,
    }) => {
      problems.allow(SAYS_404)
      const stranger = await somebody(request, OTHER[type])
      for (const id of [
        '00000000-0000-4000-8000-000000000000',
        'not-an-id',
        '1%27--',
        stranger.id,
      ]) {
        const response = await page.goto(localizedPath(profilePath(type, id), locale))
        expect(response?.status(), id).toBe(404)
        expect(response?.headers()['cache-control']).toBe('no-store')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND[locale][type])
        await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
          'href',
          localizedPath(LIST_PATHS[type], locale),
        )
        await expect(page.getByRole('main')).not.toContainText(/at .*\.(ts|mjs|js):\d+/)
      }
    })
  }

  test('a profile is cached by the CDN under its own tag', async ({ request }) => {
    const { id } = await somebody(request, 'trainer')
    const response = await request.get(localizedPath(profilePath('trainer', id), locale))
    expect(response.headers()).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': expect.stringMatching(
        /^public, durable, s-maxage=\d+, stale-while-revalidate=\d+$/,
      ),
      'netlify-cache-tag': `professional-${id}`,
      'netlify-vary': 'query=reviews',
    })
  })
})

for (const type of PROFESSIONAL_TYPES) {
  test(`no page or response about a ${type} contains an email address`, async ({ request }) => {
    const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/
    for (const { id } of await everybody(request, type)) {
      for (const url of [
        profilePath(type, id),
        `/api/professionals/${id}`,
        `/api/professionals/${id}/reviews`,
      ]) {
        expect(EMAIL.exec(await (await request.get(url)).text())?.[0], url).toBeUndefined()
      }
    }
    for (const url of [LIST_PATHS[type], `/api/professionals?professional=${type}&top10=true`]) {
      expect(EMAIL.exec(await (await request.get(url)).text())?.[0], url).toBeUndefined()
    }
  })
}
