import { describe, expect, test } from 'vitest'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { rankingParts } from '#lib/professionals/ranking.ts'
import { scoreText } from '#lib/professionals/score-text.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { apiList } from '#tests/e2e/support/api.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { listIn } from './support/list.ts'
import { open, request } from './support/site.ts'

describe.each(LOCALES)('%s', (locale) => {
  const t = textsOf(locale)

  test('the Top 10 are the best by their scores', async () => {
    const { top10 = [] } = await apiList(request, 'nutritionist')
    expect(top10).toHaveLength(10)
    const scores = top10.map(({ rankingScore }) => rankingScore)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    const page = await open(localizedPath(LIST_PATHS.nutritionist, locale))
    const { top } = listIn(page, 'nutritionist', locale)
    for (const [i, person] of top10.entries()) {
      const place = top[i]!
      expect(place.text).toContain(t('list.position', { position: i + 1 }))
      expect(place.text).toContain(professionalName(person, t))
      place.named('[role="img"]', scoreText(rankingParts(person), t))
    }
  })
})
