import { choose } from '#client/record-choice.ts'
import { element } from '#client/element.ts'
import { allows } from '#lib/consent/choice.ts'
import { localeOfPath } from '#lib/i18n/locales.ts'
import { $cookieChoice } from '#stores/cookie-choice.ts'

/** How near a tile must be for consent to load its content. */
const NEAR = '400px'

/** What consent has loaded: withdrawing it takes it away again. */
const byConsent = new Map<HTMLElement, HTMLIFrameElement>()

/** Puts the content in place of its tile, this once. */
export function showOnce(tile: HTMLElement): void {
  const frame = put(tile)
  frame.focus()
}

/** Consents to content of other sites here and elsewhere; it then loads by itself. */
export function showAlways(): void {
  const analytics = allows($cookieChoice.get(), 'analytics')
  choose({ analytics, personalization: true }, localeOfPath(location.pathname))
}

/** Applies the choice: loads what is near the screen, or takes away what consent had loaded. */
export function showAllowed(): void {
  const isAllowed = allows($cookieChoice.get(), 'personalization')
  for (const button of document.querySelectorAll<HTMLElement>('[data-embed-always]')) {
    button.hidden = isAllowed
  }
  if (isAllowed) {
    for (const tile of document.querySelectorAll('[data-embed]')) near.observe(tile)
    return
  }
  near.disconnect()
  for (const [tile, frame] of byConsent) {
    frame.remove()
    tile.hidden = false
    tile.parentElement?.style.removeProperty('grid-column')
  }
  byConsent.clear()
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement) || target.hidden) continue
      near.unobserve(target)
      byConsent.set(target, put(target))
    }
  },
  { rootMargin: NEAR },
)

function put(tile: HTMLElement): HTMLIFrameElement {
  const frame = element('iframe', {
    src: tile.dataset['embed'] ?? '',
    title: tile.ariaLabel ?? '',
    className: 'h-120 w-full rounded-control border-0 bg-white',
    referrerPolicy: 'no-referrer',
    allowFullscreen: true,
  })
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups')
  tile.hidden = true
  // Such content is wider than a tile.
  if (tile.parentElement) tile.parentElement.style.gridColumn = '1 / -1'
  tile.after(frame)
  return frame
}

// Chosen in another tab.
$cookieChoice.listen(showAllowed)
