import { element } from '#client/element.ts'
import { loadT } from '#client/texts/load-t.ts'
import { localeOfPath, localizedPath } from '#lib/i18n/locales.ts'
import {
  isSaved,
  readSavedMark,
  SHORTLIST_MAX,
  withoutSaved,
  withSaved,
} from '#lib/shortlist/shortlist.ts'
import { PATHS } from '#lib/site/routes.ts'
import { $shortlist } from '#stores/shortlist.ts'

/** Shows on every heart whether its person is saved, and a link to the shortlist while it has somebody. */

const locale = localeOfPath(location.pathname)
const t = await loadT(locale, 'shortlist')

// A live region must exist before its content to be announced.
const notice = element('p', { role: 'status' })
const link = element('a', { href: localizedPath(PATHS.shortlist, locale) })
const bar = element('div', { className: 'shortlist-bar' }, notice, link)
bar.dataset['bottomBar'] = ''
document.body.append(bar)

/** Saves the person of a heart, or removes them. */
export function toggle(heart: HTMLElement): void {
  const person = readSavedMark(heart.dataset['save'])
  if (!person) return
  const all = $shortlist.get()
  const after = isSaved(all, person.id) ? withoutSaved(all, person.id) : withSaved(all, person)
  if (!after) {
    notice.textContent = t('shortlist.full', { count: SHORTLIST_MAX })
    return
  }
  const isKept = $shortlist.keep(after)
  if (!isKept) $shortlist.set(after)
  notice.textContent = isKept ? '' : t('shortlist.notKept')
}

function show() {
  const all = $shortlist.get()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-save]')) {
    const person = readSavedMark(heart.dataset['save'])
    const pressed = String(person !== null && isSaved(all, person.id))
    // Writing the same again would call the observer again.
    if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed
  }
  link.hidden = all.length === 0
  link.textContent = t('shortlist.link', { count: all.length })
}

$shortlist.subscribe(show)
// An island draws other cards, or draws them again.
new MutationObserver(show).observe(document.querySelector('main') ?? document.body, {
  childList: true,
  subtree: true,
})
