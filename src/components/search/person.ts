import { element } from '#client/element.ts'
import { formatRating } from '#lib/format/number.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { otherThan } from '#lib/i18n/other-than.ts'
import { pictureOf, smallPicture } from '#lib/professionals/avatar-url.ts'
import { specialtiesText } from '#lib/professionals/card-specialties.ts'
import { initials } from '#lib/professionals/initials.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'
import { rankingParts } from '#lib/professionals/ranking.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { scoreText, shownScore } from '#lib/professionals/score-text.ts'
import { fromFound, markWords, type Piece } from '#lib/search/mark-words.ts'
import { profilePath } from '#lib/site/routes.ts'
import { arcsOf, CIRCLE, TRACK_DASHES } from '#ui/ring-arcs.ts'
import { marked } from './marked.ts'
import type { Searching } from './searching.ts'

const LINE = { className: 'truncate text-sm text-ink-soft' }

/** A professional among the results: face, name, place and rating, what was found of them, and the ring of their score. */
export function personLink(
  person: ProfessionalCard,
  q: string,
  searching: Searching,
): HTMLAnchorElement {
  const { t, locale } = searching
  const { type, id } = person
  const link = element(
    'a',
    { href: localizedPath(profilePath(type, id), locale), className: 'search-person' },
    portrait(person),
    element(
      'span',
      { className: 'grid' },
      element('strong', {}, ...marked(markWords(professionalName(person, t), q))),
      placeAndRating(person, q, searching),
      whatFound(person, q, searching),
    ),
    ring(person, searching),
  )
  link.dataset['profession'] = type
  return link
}

/** As `Portrait` of React draws it. */
function portrait({ name, avatarUrl }: ProfessionalCard): HTMLElement {
  const face = element('span', { className: 'portrait size-16 rounded-card', ariaHidden: 'true' })
  const dressAsInitials = () => {
    face.dataset['dress'] = 'initials'
    face.replaceChildren(element('b', {}, initials(name)))
  }
  if (!avatarUrl) {
    dressAsInitials()
    return face
  }
  const { src, dress, focus } = pictureOf(avatarUrl)
  face.dataset['dress'] = dress
  if (dress === 'photo') face.style.setProperty('--focus', `${focus.x}% ${focus.y}%`)
  face.append(element('img', { src: smallPicture(src), alt: '', onerror: dressAsInitials }))
  return face
}

function placeAndRating(
  { place, rating, totalReviews }: ProfessionalCard,
  q: string,
  { t, locale }: Searching,
): HTMLElement {
  const city = place ? [...marked(markWords(place.city, q)), ' · '] : []
  if (totalReviews === 0) return element('span', LINE, ...city, t('professionals.rating.none'))
  const stars = formatRating(rating, locale)
  const shown = element(
    'span',
    { ariaHidden: 'true' },
    element('span', { className: 'text-star' }, '★'),
    ` ${stars} (${totalReviews})`,
  )
  const read = element(
    'span',
    { className: 'sr-only' },
    `${t('professionals.rating.stars', { rating: stars })}, ${t('professionals.rating.count', { count: totalReviews })}`,
  )
  return element('span', LINE, ...city, shown, read)
}

const hasFound = (pieces: readonly Piece[]) => pieces.some(({ isFound }) => isFound)

/** Their specialities, or what they begin their own text with where the words are only there. */
function whatFound(person: ProfessionalCard, q: string, { t, locale }: Searching): HTMLElement {
  const specialties = markWords(specialtiesText(person, t, locale), q)
  const opening = markWords(person.opening ?? '', q)
  const isOpening = !hasFound(specialties) && hasFound(opening)
  const line = element(
    'span',
    { className: 'truncate text-sm' },
    ...marked(fromFound(isOpening ? opening : specialties)),
  )
  const language = isOpening && otherThan(locale, person.openingLocale)
  if (language) line.lang = language
  return line
}

/** As `ScoreRing` of React draws it. */
function ring(person: ProfessionalCard, { t }: Searching): SVGElement {
  const parts = rankingParts(person)
  const text = svg('text', { x: 32, y: 32, dy: '.35em' })
  text.textContent = String(shownScore(parts))
  const arcs = [TRACK_DASHES, ...arcsOf(parts)].map(
    ({ strokeDasharray, strokeDashoffset, ...arc }) =>
      svg('circle', {
        ...CIRCLE,
        'stroke-dasharray': strokeDasharray,
        'stroke-dashoffset': strokeDashoffset,
        ...('className' in arc && { class: arc.className }),
      }),
  )
  const label = scoreText(parts, t)
  return svg(
    'svg',
    { viewBox: '0 0 64 64', role: 'img', 'aria-label': label, class: 'score-ring size-11' },
    svg('circle', { cx: 32, cy: 32, r: 32, class: 'fill-disc' }),
    svg('g', {}, ...arcs),
    text,
  )
}

function svg(tag: string, attributes: Record<string, string | number>, ...children: SVGElement[]) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  made.append(...children)
  return made
}
