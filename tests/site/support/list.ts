import { expect } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import { listParams } from '#lib/professionals/list-filters.ts'
import { readListQuery } from '#lib/professionals/list-query.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import type { Opened } from './site.ts'

/** A list of professionals as it is sent. */
export function listIn({ page, path }: Opened, type: ProfessionalType, locale: Locale) {
  const t = textsOf(locale)
  const results = page.named('main section', t('list.results'))
  const counts = results.all('[role="status"]').map(({ text }) => text)
  return {
    results,
    counts,
    form: page.named('form', t('list.filter.label')),
    paging: () => results.named('nav', t('paging.label')),
    top: page.named('main section', t(`list.${type}.top`)).all('li'),
    /**
     * Expects exactly these cards, in this order, with their count above. The list as it is without any choice shows its
     * first three on the podium alone.
     */
    shows(answer: ListResponse) {
      const { query } = readListQuery(type, new URL(path, 'http://localhost').searchParams)
      const isPlain = listParams(query).size === 0
      const podium = isPlain ? (answer.top10 ?? []).slice(0, 3).map(({ id }) => id) : []
      const cards = answer.items.filter(({ id }) => !podium.includes(id))
      const headings = results.all('article').map((card) => card.one('h2 a, h3 a, h4 a').text)
      expect(headings).toEqual(cards.map((item) => professionalName(item, t)))
      expect(counts.join('\n')).toContain(t(`list.${type}.count`, { count: answer.total }))
    },
  }
}
