import { element } from '#client/element.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { arrowKeys } from './arrow-keys.ts'
import { groupsOf, nothing, suggestions } from './results.ts'
import { searcher, type Found } from './searcher.ts'
import type { Searching } from './searching.ts'

/** Makes the dialog of the search; the result opens it, with what was searched for last. */
export function searchDialog(searching: Searching): () => void {
  const { t, locale } = searching
  const page = localizedPath(PATHS.search, locale)
  const field = element('input', {
    name: 'q',
    type: 'text',
    inputMode: 'search',
    enterKeyHint: 'search',
    autocomplete: 'off',
    spellcheck: false,
    minLength: 2,
    maxLength: 80,
    required: true,
    placeholder: t('search.placeholder'),
    ariaLabel: t('search.field'),
  })
  field.setAttribute('aria-describedby', 'search-keys')
  const close = element('button', {
    type: 'button',
    className: 'search-close',
    ariaLabel: t('search.close'),
    onclick: () => dialog.close(),
  })
  const form = element('form', { action: page, role: 'search' }, field, close)
  const keys = element('p', { id: 'search-keys', className: 'sr-only' }, t('search.keys'))
  const status = element('p', { className: 'search-status', role: 'status' })
  const results = element('div', { className: 'search-results' })
  const dialog = element('dialog', { className: 'search', ariaLabel: t('search.label') })
  dialog.append(form, keys, status, results)
  // Where browsers know it, a click beside the dialog closes it.
  dialog.setAttribute('closedby', 'any')

  const draw = (parts: readonly HTMLElement[], said: string | undefined) => {
    const focused = document.activeElement?.getAttribute('href')
    const hadFocus = results.contains(document.activeElement)
    showParts(results, parts)
    status.textContent = said ?? (status.textContent || t('search.searching'))
    if (!hadFocus) return
    const same = [...results.querySelectorAll('a')].find((a) => a.getAttribute('href') === focused)
    ;(same ?? field).focus()
  }
  const show = (found: Found | null) => {
    if (!found) draw([element('h2', {}, t('search.start')), suggestions(searching)], '')
    else draw(partsOf(found, searching, page), statusOf(found, searching))
  }
  const search = searcher(searching, show)
  show(null)

  field.addEventListener('input', () => search(field.value))
  dialog.addEventListener('keydown', (event) => arrowKeys(event, field, results))
  // A link to a place in this very page would leave the dialog open.
  results.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && !event.ctrlKey && !event.metaKey) dialog.close()
  })
  document.body.append(dialog)
  return () => {
    if (dialog.open) return
    const { documentElement: root } = document
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
    dialog.showModal()
    field.focus()
    field.select()
  }
}

/** What stays as it was is left alone: a finger may be on it, and taps on an element that is replaced are lost. */
function showParts(parent: HTMLElement, parts: readonly HTMLElement[]): void {
  for (const [n, part] of parts.entries()) {
    const drawn = parent.children[n]
    if (!drawn) parent.append(part)
    else if (!drawn.isEqualNode(part)) drawn.replaceWith(part)
  }
  for (const left of [...parent.children].slice(parts.length)) left.remove()
}

const countOf = ({ files, rows }: Found) => (files?.length ?? 0) + (rows?.length ?? 0)

/** Said once everything has answered, so that a screen reader hears one number. */
function statusOf(found: Found, { t }: Searching): string | undefined {
  const { files, rows, isSettled } = found
  const count = countOf(found)
  if (!isSettled) return undefined
  if (files === null && rows === null) return t('search.failed')
  const failed = [
    ...(rows === null ? [t('search.partial')] : []),
    ...(files === null ? [t('search.partialFiles')] : []),
  ]
  return [t('search.found', { count }), ...failed].join('. ')
}

const pageOf = (page: string, q: string) => `${page}?${new URLSearchParams({ q }).toString()}`

function partsOf(found: Found, searching: Searching, page: string): HTMLElement[] {
  const { q, files, rows, instead, isSettled } = found
  if (countOf(found) === 0) {
    if (!isSettled) return []
    return files === null && rows === null
      ? [suggestions(searching)]
      : nothing(q, searching, instead === null ? null : { q: instead, href: pageOf(page, instead) })
  }
  const all = element(
    'a',
    { href: pageOf(page, q), className: 'search-all' },
    searching.t('search.all'),
  )
  return [...groupsOf([...(files ?? []), ...(rows ?? [])], q, searching), all]
}
