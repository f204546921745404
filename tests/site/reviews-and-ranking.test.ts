import { expect, test } from 'vitest'
import { formatPoints } from '#lib/format/number.ts'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { RANKING_VERSION, RANKING_WEIGHTS } from '#lib/professionals/ranking.ts'
import { PATHS } from '#lib/site/routes.ts'
import { aProfilePath } from '#tests/e2e/support/api.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import type { Part } from './support/document.ts'
import { open, request } from './support/site.ts'

const table = (page: Part, caption: string) =>
  page.all('main table').find((one) => one.one('caption').text === caption)!

test.each(LOCALES)(
  '%s: reviews link to how they are checked, and to the formula of the ranking',
  async (locale) => {
    const t = textsOf(locale)
    const profile = await open(localizedPath(await aProfilePath(request, 'trainer'), locale))
    const how = profile.page.named('main section a', t('profile.reviewsCard.how'))
    expect(how.attribute('href')).toBe(localizedPath(PATHS.reviews, locale))

    const { page } = await open(how.attribute('href')!)
    expect(page.one('main').text).toMatch(/No garantizamos|We do not guarantee/)
    const formula = table(page, t('ranking.formula.caption'))
    const maxima = formula
      .all('td')
      .map(({ text }) => text)
      .filter((text) => /^\d+$/.test(text))
    expect(maxima.map(Number)).toEqual(Object.values(RANKING_WEIGHTS))
    expect(page.all('#formula ~ p').at(-1)!.text).toContain(`${RANKING_VERSION.number}`)

    const example = table(page, t('ranking.example.caption'))
    const points = example.all('td:last-child').map(({ text }) => text)
    const [training, reviews, experience, total] = points.map((text) =>
      Number(text.replace(',', '.')),
    )
    expect(points.at(-1)).toBe(formatPoints(total!, locale))
    expect(training! + reviews! + experience!).toBeCloseTo(total!, 0)
    expect(total).toBeGreaterThan(0)
  },
)
