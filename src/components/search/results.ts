import { element } from '#client/element.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { GROUPS } from '#lib/search/groups.ts'
import { markWords, type Piece } from '#lib/search/mark-words.ts'
import { startLinks } from '#lib/search/start-links.ts'
import type { Hit } from './find-in-files.ts'
import type { Searching } from './searching.ts'

/** The results under the headings of their groups. */
export function groupsOf(hits: readonly Hit[], q: string, { t }: Searching): HTMLElement[] {
  return GROUPS.flatMap((group) => {
    const own = hits.filter((hit) => hit.group === group)
    if (own.length === 0) return []
    const heading = element('h2', { id: `search-${group}` }, t(`search.group.${group}`))
    const list = element(
      'ul',
      {},
      ...own.map(({ title, text, path }) =>
        element(
          'li',
          {},
          element(
            'a',
            { href: path },
            element('strong', {}, ...marked(markWords(title, q))),
            element('span', {}, ...marked(text)),
          ),
        ),
      ),
    )
    list.setAttribute('aria-labelledby', heading.id)
    const section = element('section', {}, heading, list)
    section.dataset['group'] = group
    return [section]
  })
}

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isFound }) => (isFound ? element('mark', {}, text) : text))

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
