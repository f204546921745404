import { choose } from '#client/record-choice.ts'
import { element } from '#client/element.ts'
import { allows } from '#lib/consent/choice.ts'
import { localeOfPath } from '#lib/i18n/locales.ts'
import { $cookieChoice } from '#stores/cookie-choice.ts'

/** How near a tile must be for consent to load its content. */
const NEAR = '400px'

/** How the frame of each kind stands in the page. */
const FRAMES = {
  post: {
    className: 'h-120 w-full rounded-control border-0 bg-white',
    referrerPolicy: 'no-referrer',
  },
  video: {
    className: 'block aspect-video w-full border-0 bg-black',
    // YouTube's player asks which site it plays on, and refuses otherwise (error 153).
    referrerPolicy: 'strict-origin',
    allow: 'autoplay; picture-in-picture',
  },
} as const

/** What consent has loaded: withdrawing it takes it away again. */
const byConsent = new Map<HTMLElement, HTMLIFrameElement>()

/** The video that was asked for last: two at once would talk over each other. */
let playing: [HTMLElement, HTMLIFrameElement] | undefined

/** Puts the content in place of its tile, this once; a video plays, and takes the place of the one before. */
export function showOnce(tile: HTMLElement): void {
  const isVideo = kindOf(tile) === 'video'
  const frame = put(tile, isVideo ? '&autoplay=1' : '')
  frame.focus()
  if (!isVideo) return
  if (playing) takeAway(...playing)
  playing = [tile, frame]
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
    for (const tile of document.querySelectorAll('[data-embed]:not([data-embed-asked])')) {
      near.observe(tile)
    }
    return
  }
  near.disconnect()
  for (const shown of byConsent) takeAway(...shown)
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

const kindOf = (tile: HTMLElement) => (tile.dataset['embed'] === 'video' ? 'video' : 'post')

function put(tile: HTMLElement, parameters = ''): HTMLIFrameElement {
  const kind = kindOf(tile)
  const frame = element('iframe', {
    src: `${tile.dataset['embedAddress'] ?? ''}${parameters}`,
    title: tile.ariaLabel ?? '',
    allowFullscreen: true,
    ...FRAMES[kind],
  })
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups')
  // Or "Watch on YouTube" would open a page that can do nothing.
  if (kind === 'video') frame.sandbox.add('allow-popups-to-escape-sandbox')
  tile.hidden = true
  // A post is wider than its tile.
  if (kind === 'post' && tile.parentElement) tile.parentElement.style.gridColumn = '1 / -1'
  tile.after(frame)
  return frame
}

function takeAway(tile: HTMLElement, frame: HTMLIFrameElement): void {
  frame.remove()
  tile.hidden = false
  tile.parentElement?.style.removeProperty('grid-column')
}

// Chosen in another tab.
$cookieChoice.listen(showAllowed)
