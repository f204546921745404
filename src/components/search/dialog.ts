import { element } from '#client/element.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { arrowKeys } from './arrow-keys.ts'
import { linksOf, nothing, section, suggestions } from './results.ts'
import { searcher, type Found } from './searcher.ts'
import type { Searching } from './searching.ts'

/** Makes the dialog of the search; the result opens it, with what was searched for last. */
export function searchDialog(searching: Searching): () => void {
  const { t, locale } = searching
  const page = localizedPath(PATHS.search, locale)
  const field = searchField(searching)
  const close = element('button', {
    type: 'button',
    className: 'search-close',
    ariaLabel: t('search.close'),
    onclick: () => dialog.close(),
  })
  const form = element('form', { action: page, role: 'search' }, field, close)
  const keys = element('p', { id: 'search-keys', className: 'sr-only' }, t('search.keys'))
  const status = element('p', { role: 'status' })
  const results = element('div', { className: 'search-results' })
  const dialog = element('dialog', { className: 'search', ariaLabel: t('search.label') })
  dialog.append(form, keys, status, results)
  // Where browsers know it, a click beside the dialog closes it.
  dialog.setAttribute('closedby', 'any')

  const draw = ({ parts, said, isSeen = false }: Answer) => {
    const focused = document.activeElement?.getAttribute('href')
    const hadFocus = results.contains(document.activeElement)
    showParts(results, parts)
    status.textContent = said
    status.className = isSeen ? 'px-5 pt-3 text-sm text-ink-soft' : 'sr-only'
    results.ariaBusy = 'false'
    if (!hadFocus) return
    const same = [...results.querySelectorAll('a')].find((a) => a.getAttribute('href') === focused)
    ;(same ?? field).focus()
  }
  const wait = () => {
    status.textContent ||= t('search.searching')
    results.ariaBusy = 'true'
  }
  const start = { parts: [element('h2', {}, t('search.start')), suggestions(searching)], said: '' }
  const search = searcher(locale, wait, (found) =>
    draw(found ? answerTo(found, searching, page) : start),
  )
  draw(start)

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

function searchField({ t }: Searching): HTMLInputElement {
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
  return field
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

const pageOf = (page: string, q: string) => `${page}?${new URLSearchParams({ q }).toString()}`

/** What is drawn, and what a screen reader is told of it, which is seen where something failed. */
type Answer = { parts: readonly HTMLElement[]; said: string; isSeen?: boolean }

function answerTo(found: Found, searching: Searching, page: string): Answer {
  const { q, files, rows } = found
  const { t } = searching
  if (!files && !rows)
    return { parts: [suggestions(searching)], said: t('search.failed'), isSeen: true }
  const groups = linksOf(found, searching)
  const count = groups.reduce((sum, { links }) => sum + links.length, 0)
  const failed = [
    ...(rows ? [] : [t('search.partial')]),
    ...(files ? [] : [t('search.partialFiles')]),
  ]
  const said = [t('search.found', { count }), ...failed].join('. ')
  const isSeen = failed.length > 0
  const instead = rows?.instead
  if (count === 0) {
    const parts = nothing(
      q,
      searching,
      instead ? { q: instead, href: pageOf(page, instead) } : null,
    )
    return { parts, said, isSeen }
  }
  const all = element('a', { href: pageOf(page, q), className: 'search-all' }, t('search.all'))
  return { parts: [...groups.map((group) => section(group, found, searching)), all], said, isSeen }
}
