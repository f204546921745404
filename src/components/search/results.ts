import { element } from '#client/element.ts'
import { formatCount } from '#lib/format/number.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { GROUPS, type Group } from '#lib/search/groups.ts'
import { fromFound, markWords } from '#lib/search/mark-words.ts'
import { rowResults } from '#lib/search/row-results.ts'
import type { SearchResponse } from '#lib/search/schemas.ts'
import { startLinks } from '#lib/search/start-links.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import type { Hit } from './find-in-files.ts'
import { marked } from './marked.ts'
import { personLink } from './person.ts'
import type { Found } from './searcher.ts'
import type { Searching } from './searching.ts'

/** How many of a group are shown; the page of the search has the others. */
const SHOWN = 3

/** The links of each group that has some, the people first. */
export function linksOf({ q, files, rows }: Found, searching: Searching) {
  const texts: Hit[] = [
    ...(files ?? []),
    ...(rows ? rowResults(rows) : []).map((row) => ({ ...row, text: markWords(row.text, q) })),
  ]
  const people = rows?.professionals ?? []
  return GROUPS.map((group) => ({
    group,
    links:
      group === 'professional'
        ? people.slice(0, SHOWN).map((person) => personLink(person, q, searching))
        : texts
            .filter((hit) => hit.group === group)
            .slice(0, SHOWN)
            .map((hit) => textLink(hit, q)),
  })).filter(({ links }) => links.length > 0)
}

function textLink({ title, text, path }: Hit, q: string): HTMLAnchorElement {
  return element(
    'a',
    { href: path },
    element('strong', {}, ...marked(markWords(title, q))),
    element('span', { className: 'truncate text-sm text-ink-soft' }, ...marked(fromFound(text))),
  )
}

/** Links under the heading of their group. */
export function section(
  { group, links }: { group: Group; links: readonly HTMLAnchorElement[] },
  { rows, q }: Found,
  searching: Searching,
): HTMLElement {
  const heading = element('h2', { id: `search-${group}` }, searching.t(`search.group.${group}`))
  const list = element('ul', {}, ...links.map((link) => element('li', {}, link)))
  list.setAttribute('aria-labelledby', heading.id)
  const made = element('section', {}, heading, list)
  made.dataset['group'] = group
  if (group === 'professional' && rows) made.append(...lists(rows, q, searching))
  return made
}

/** The lists that have all the people, unless they are shown already. */
function lists({ totals }: SearchResponse, q: string, { t, locale }: Searching): HTMLElement[] {
  const total = totals.reduce((sum, { total }) => sum + total, 0)
  if (total <= SHOWN) return []
  const query = new URLSearchParams({ q }).toString()
  const links = totals.map(({ type, total, isMore }) =>
    element(
      'a',
      { href: `${localizedPath(LIST_PATHS[type], locale)}/search?${query}` },
      `${t(`professionals.professions.${type}`)} `,
      element(
        'small',
        { className: 'text-sm font-normal text-ink-soft' },
        formatCount(total, locale) + (isMore ? '+' : ''),
      ),
    ),
  )
  return [
    element(
      'p',
      { className: 'search-lists flex flex-wrap text-sm font-medium text-pine' },
      ...links,
    ),
  ]
}

/** Where to begin without a search, or when it found nothing. */
export function suggestions({ t, locale }: Searching): HTMLElement {
  return element(
    'ul',
    { className: 'search-start' },
    ...startLinks(t).map(({ path, text }) =>
      element('li', {}, element('a', { href: localizedPath(path, locale) }, text)),
    ),
  )
}

/**
 * What is said instead of results.
 *
 * @param instead what may be meant, and its results
 */
export function nothing(
  q: string,
  searching: Searching,
  instead: { q: string; href: string } | null,
): HTMLElement[] {
  const { t } = searching
  return [
    element('h2', { className: 'text-lg' }, t('search.none.title', { q })),
    ...(instead
      ? [
          element(
            'p',
            {},
            element(
              'a',
              { href: instead.href, className: 'link' },
              t('search.none.instead', instead),
            ),
          ),
        ]
      : []),
    element('p', {}, t('search.none.text')),
    suggestions(searching),
  ]
}
