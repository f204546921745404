import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import '#islands/list/list.css'
import { toShown } from '#islands/list/listed.ts'
import { ProfessionalList } from '#islands/list/list.tsx'
import { StaticTopTen } from '#islands/list/top-ten.tsx'
import { messagesOf } from '#lib/i18n/messages.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { countryCodesByName } from '#lib/locations/country-codes.ts'
import { LOCATIONS_PATH } from '#lib/locations/schemas.ts'
import { listProfessionals } from '#lib/professionals/calls.ts'
import { type ListResponse, type ProfessionalCard } from '#lib/professionals/schemas.ts'
import { listParams } from '#lib/professionals/list-filters.ts'
import { readListQuery } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, answerAt, ok, refused } from '../../support/api.ts'
import { mount } from '../../support/mount.tsx'
import { card, LOCATIONS } from './people.ts'

/** A search that finds no professional. */
export const NOBODY = 'qqqqqq'
/** A city that the server does not know. */
export const UNKNOWN_CITY = 'es-atlantis'
const TOTAL = 30
const PAGE_SIZE = 12
const LAST = Math.ceil(TOTAL / PAGE_SIZE)

/**
 * What the list answers to a query: thirty people, who are named after what was asked for, so that each answer is told
 * from every other. The ten best are the first ten of the list without filters. No physiotherapist is in Sueca.
 */
export function listFor(type: ProfessionalType, search: string): ListResponse {
  const params = new URLSearchParams(search)
  const page = Math.min(Number(params.get('page') ?? '1'), LAST)
  params.delete('page')
  const about = params.toString()
  const person = (n: number, of = about) =>
    card(of === '' ? n : n + 100, { type, name: of === '' ? `${n}` : `${n}, ${of}` })
  const some = (count: number, from: number, of?: string) =>
    Array.from({ length: count }, (_, i) => person(from + i, of))
  const top10 = some(10, 1, '')
  const isEmpty = params.get('q') === NOBODY || params.get('city') === 'es-sueca'
  if (isEmpty) {
    const elsewhere = { nearby: some(2, 1, 'nearby'), online: some(3, 11, 'online') }
    return {
      ...{ items: [], total: 0, isMore: false, page: 1, pageSize: PAGE_SIZE, top10 },
      ...(params.has('city') && { elsewhere }),
    }
  }
  const from = (page - 1) * PAGE_SIZE + 1
  const items = some(Math.min(PAGE_SIZE, TOTAL - from + 1), from)
  return { items, total: TOTAL, isMore: false, page, pageSize: PAGE_SIZE, top10 }
}

type Given = {
  locale?: Locale
  /** The query of the address. */
  search?: string
  /** The query that the page was rendered with: that of the address, unless the page is the prerendered one. */
  rendered?: string
  /** What the page was rendered with, and is answered, instead of what `listFor` says. */
  list?: ListResponse
}

/** Draws a list of professionals as its page does, over `listFor`. */
export async function mountList(type: ProfessionalType, given: Given = {}) {
  const { locale = 'es', search = '', rendered = search } = given
  const path = localizedPath(LIST_PATHS[type], locale)
  const at = search ? `${path}?${search}` : path
  answerAt('GET', LOCATIONS_PATH, LOCATIONS)
  const canonical = (query: URLSearchParams) =>
    listParams(readListQuery(type, query).query).toString()
  const first = canonical(new URLSearchParams(rendered))
  const answerTo = (query: string) =>
    given.list && query === first ? given.list : listFor(type, query)
  const asked = answer(listProfessionals, ({ query }) =>
    query['city'] === UNKNOWN_CITY
      ? refused('INVALID_INPUT', { city: 'unknown' })
      : ok(answerTo(canonical(new URLSearchParams(query)))),
  )
  // A list that was drawn before still knows its own address.
  history.replaceState(null, '', at)
  dispatchEvent(new PopStateEvent('popstate'))
  const texts = messagesOf(locale, 'ignored', 'list', 'paging', 'professionals')
  const { top10 = [] } = answerTo(first)
  mount(
    <ProfessionalList
      {...{ type, locale, texts }}
      top={<StaticTopTen {...{ type, locale, texts }} top={top10} />}
      countryCodes={countryCodesByName(LOCATIONS, locale)}
      search={rendered}
      list={toShown(answerTo(first))}
      refused={[]}
    />,
    { at, locale },
  )
  const list = { ...listOn(type, locale), path, asked }
  await expect.element(list.text).toBeVisible()
  return list
}

/** The text of each element, as it is read. */
export const textsIn = (locator: Locator) =>
  locator.elements().map(({ textContent }) => textContent.replaceAll('\u2060', '').trim())

/** Expects an address of the page. */
export const expectAddress = (address: string) =>
  expect.poll(() => location.pathname + location.search).toBe(address)

function listOn(type: ProfessionalType, locale: Locale) {
  const t = textsOf(locale)
  const results = page.getByRole('region', { name: t('list.results') })
  const filters = page.getByRole('search', { name: t('list.filter.label') })
  const names = results.getByRole('article').getByRole('heading').getByRole('link')
  const status = (text: string) => results.getByRole('status').filter({ hasText: text })
  return {
    t,
    results,
    names,
    status,
    filter: (name: 'goal' | 'specialization' | 'modality' | 'country' | 'city') =>
      filters.getByRole('combobox', { name: t(`list.filter.${name}`) }),
    /** Opens the panel with the other filters. */
    more: () => filters.getByRole('button', { name: t('list.filter.more'), exact: false }).click(),
    text: filters.getByRole('searchbox', { name: t('list.filter.q') }),
    chip: (name: string) =>
      results.getByRole('button', { name: t('list.filter.remove', { name }) }),
    chips: results.getByRole('button', {
      name: t('list.filter.remove', { name: '' }).trim(),
      exact: false,
    }),
    clearAll: results.getByRole('button', { name: t('list.filter.clearAll') }),
    sort: results.getByRole('combobox', { name: t('list.sort.label') }),
    paging: results.getByRole('navigation', { name: t('paging.label') }),
    top: page.getByRole('region', { name: t(`list.${type}.top`) }).getByRole('listitem'),
    ignored: (names: string, count: 'one' | 'many') =>
      page.getByRole('status').filter({ hasText: t(`ignored.${count}`, { names }) }),
    card: ({ name }: ProfessionalCard) => results.getByRole('article').filter({ hasText: name! }),
    /**
     * Expects exactly the cards that answer a query, in their order, with their count above.
     */
    async shows(search: string) {
      const { items, total } = listFor(type, search)
      await expect.poll(() => textsIn(names)).toEqual(items.map(({ name }) => name))
      await expect.element(status(t(`list.${type}.count`, { count: total }))).toBeVisible()
    },
  }
}
