import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS, profilePath } from '#lib/site/routes.ts'
import { everybody, somebody } from '#tests/e2e/support/api.ts'
import { get, open, request } from './support/site.ts'

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

describe.each(LOCALES)('%s', (locale) => {
  test.each(PROFESSIONAL_TYPES)(
    "%s: unknown, malformed and other professions' ids are not found",
    async (type) => {
      const stranger = await somebody(request, OTHER[type])
      for (const id of [
        '00000000-0000-4000-8000-000000000000',
        'not-an-id',
        '1%27--',
        stranger.id,
      ]) {
        const path = localizedPath(profilePath(type, id), locale)
        const { status, headers, page } = await open(path)
        expect(status, id).toBe(404)
        expect(headers.get('cache-control'), id).toBe('no-store')
        const main = page.one('main')
        expect(main.one('h1').text, id).toBe(NOT_FOUND[locale][type])
        expect(main.all('a').map((link) => link.attribute('href'))).toEqual([
          localizedPath(LIST_PATHS[type], locale),
        ])
        expect(main.text, id).not.toMatch(/at .*\.(ts|mjs|js):\d+/)
      }
    },
  )

  test('a profile is cached by the CDN under its own tag', async () => {
    const { id } = await somebody(request, 'trainer')
    const response = await get(localizedPath(profilePath('trainer', id), locale))
    const header = (name: string) => response.headers.get(name)
    expect(header('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(header('netlify-cdn-cache-control')).toMatch(
      /^public, durable, s-maxage=\d+, stale-while-revalidate=\d+$/,
    )
    expect(header('netlify-cache-tag')).toBe(`professional-${id}`)
    expect(header('netlify-vary')).toBe('query=reviews')
  })
})

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/

test.each(PROFESSIONAL_TYPES)(
  'no page or response about a %s contains an email address',
  async (type) => {
    const people = await everybody(request, type)
    const urls = people.flatMap(({ id }) => [
      profilePath(type, id),
      `/api/professionals/${id}`,
      `/api/professionals/${id}/reviews`,
    ])
    for (const url of [
      ...urls,
      LIST_PATHS[type],
      `/api/professionals?professional=${type}&top10=true`,
    ]) {
      expect(EMAIL.exec(await (await get(url)).text())?.[0], url).toBeUndefined()
    }
  },
)
