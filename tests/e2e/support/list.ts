import { expect, type Page } from '@playwright/test'
import type { ListResponse, ProfessionalCard } from '#lib/professionals/schemas.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { textsOf } from './texts.ts'

/** A list of professionals. */
export function listOn(page: Page, type: ProfessionalType, locale: Locale) {
  const t = textsOf(locale)
  const path = localizedPath(LIST_PATHS[type], locale)
  const results = page.getByRole('region', { name: t('list.results') })
  const filters = page.getByRole('search', { name: t('list.filter.label') })
  const names = results.getByRole('article').getByRole('heading').getByRole('link')
  return {
    t,
    path,
    results,
    names,
    filters,
    filter: (name: 'goal' | 'specialization' | 'modality' | 'country' | 'city') =>
      filters.getByRole('combobox', { name: t(`list.filter.${name}`) }),
    text: filters.getByRole('searchbox', { name: t('list.filter.q') }),
    chips: results.getByRole('button', { name: t('list.filter.remove', { name: '' }) }),
    clearAll: results.getByRole('button', { name: t('list.filter.clearAll') }),
    sort: results.getByRole('combobox', { name: t('list.sort.label') }),
    top: page.getByRole('region', { name: t(`list.${type}.top`) }).getByRole('listitem'),
    status: (text: string) => results.getByRole('status').filter({ hasText: text }),
    loading: t(`list.${type}.loading`),
    count: (total: number) => t(`list.${type}.count`, { count: total }),
    card: (professional: ProfessionalCard) =>
      results.getByRole('article').filter({ hasText: professionalName(professional, t) }),
    /** Opens the list and hovers over it, which starts its hydration. */
    async open(query = '') {
      await page.goto(query ? `${path}?${query}` : path)
      await results.hover({ position: { x: 1, y: 1 } })
    },
    /**
     * Waits until React has hydrated the list. In the same commit, cards with skipped rendering get their actual
     * height, a last shift of everything below: a click during it would miss.
     */
    async hydrated() {
      await expect(results.locator('[data-unfiltered]')).toHaveCount(0)
    },
    /** Opens the sheet with the filters on a phone; on a wide screen the first are in the page. */
    async openFilters() {
      await filters.getByRole('button', { name: t('list.filter.label'), exact: true }).click()
    },
    /**
     * Expects exactly these cards, in this order, then those elsewhere, with their count above.
     */
    async shows(answer: ListResponse) {
      await expect(async () => {
        expect(await names.allTextContents()).toEqual(
          peopleOf(answer).map((person) => professionalName(person, t)),
        )
      }).toPass()
      const count = t(`list.${type}.count`, { count: answer.total })
      await expect(results.getByRole('status').filter({ hasText: count })).toBeVisible()
    },
  }
}

const peopleOf = ({ items, elsewhere }: ListResponse) => [
  ...items,
  ...(elsewhere?.nearby ?? []),
  ...(elsewhere?.online ?? []),
]
