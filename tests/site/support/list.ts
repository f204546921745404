import { expect } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import type { Opened } from './site.ts'

/** A list of professionals as it is sent. */
export function listIn({ page }: Opened, type: ProfessionalType, locale: Locale) {
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
     * Expects exactly these cards, in this order, then those elsewhere, with their count above.
     */
    shows(answer: ListResponse) {
      const headings = results.all('article').map((card) => card.one('h2 a, h3 a, h4 a').text)
      expect(headings).toEqual(peopleOf(answer).map((person) => professionalName(person, t)))
      expect(counts.join('\n')).toContain(t(`list.${type}.count`, { count: answer.total }))
    },
  }
}

const peopleOf = ({ items, elsewhere }: ListResponse) => [
  ...items,
  ...(elsewhere?.nearby ?? []),
  ...(elsewhere?.online ?? []),
]
