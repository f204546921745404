import type { ReactNode } from 'react'
import { afterAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RankingRing } from '#client/professionals/ranking-ring.tsx'
import { DEFAULT_FOCUS } from '#lib/professionals/avatar-url.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import type { ProfessionalCard as Card } from '#lib/professionals/schemas.ts'
import { Portrait } from '#ui/portrait.tsx'
import { ProfessionalCard } from '../../../src/islands/list/card.tsx'
import { StaticTopTen } from '../../../src/islands/list/top-ten.tsx'
import '../../../src/components/profile/profile.css'
import '../../../src/islands/finder/finder.css'
import { mount } from '../support/mount.tsx'
import { card } from './support/people.ts'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="960" height="1200"/%3E'

/** How people are shown; the initials are the widest that there are. */
const DRESSES = {
  photo: { avatarUrl: PICTURE },
  'a photo with the head to one side': { avatarUrl: `${PICTURE}#focus=35,36` },
  cut: { avatarUrl: `${PICTURE}#cut` },
  'narrow initials': { name: 'Íñigo Iglesias' },
  initials: { name: 'Cristina Bosch' },
  'the widest initials': { name: 'Marta Wagner' },
} satisfies Record<string, Partial<Card>>

const SIZES = [
  ['a narrow phone', 320],
  ['a phone', 390],
  ['a laptop', 1100],
  ['a desktop', 1440],
] as const

/** Where a person stands with a ring: as on the page, three of them where they stand in a row. */
const PLACES: Record<string, (person: Card) => ReactNode> = {
  'a card': (person) => (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <ProfessionalCard professional={{ ...person, quote: 'Resultados sin dramas.' }} />
    </div>
  ),
  'the ten best of a list': (person) => (
    <StaticTopTen
      type="trainer"
      locale="es"
      texts={messagesOf('es', 'list', 'professionals')}
      top={three(person)}
    />
  ),
  // Drawn by Astro.
  'the podium of the home page': (person) => (
    <div className="strip wrap">
      <div className="strip-title" />
      <div className="group" data-profession="trainer">
        <ol className="stand">
          {three(person).map((one) => (
            <li key={one.id}>
              <div className="plinth">
                <Portrait
                  src={one.avatarUrl}
                  name={one.name}
                  size="field"
                  className="portrait-left"
                />
                <RankingRing professional={one} className="size-11" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  ),
  'the head of a profile': (person) => (
    <div className="wrap" data-profession="trainer">
      <header className="masthead">
        <div className="standing">
          <Portrait
            src={person.avatarUrl}
            name={person.name}
            size="field"
            className="portrait-left"
            large
          />
          <RankingRing professional={person} className="size-21 lg:size-26" />
        </div>
        <div>{person.name}</div>
      </header>
    </div>
  ),
}

const three = (person: Card) => [
  person,
  { ...card(2), ...shown(person) },
  { ...card(3), ...shown(person) },
]
const shown = ({ name, avatarUrl }: Card) => ({ name, avatarUrl })

afterAll(() => page.viewport(1280, 900))

const cases = Object.entries(PLACES).flatMap(([place, draw]) =>
  SIZES.flatMap(([device, width]) =>
    Object.entries(DRESSES).map(([dress, look]) => ({ place, draw, device, width, dress, look })),
  ),
)

describe('the ring', () => {
  test.each(cases)(
    'is on no face and no letter: $place on $device, $dress',
    async ({ draw, width, look }) => {
      await page.viewport(width, 900)
      const part = mount(draw(card(1, look)), { inside: 'div' }).element()
      await expect.poll(() => part.querySelector('.portrait')).not.toBeNull()
      for (const portrait of part.querySelectorAll<HTMLElement>('.portrait')) {
        const ring = portrait.closest('article, li, header')!.querySelector('.score-ring')!
        expect(gapOf(ring, figureOf(portrait))).toBeGreaterThanOrEqual(0)
      }
    },
  )
})

describe('a photograph', () => {
  test.each(cases.filter(({ dress }) => dress === 'photo'))(
    'ends where its field ends: $place on $device',
    async ({ draw, width, look, place }) => {
      await page.viewport(width, 900)
      const part = mount(draw(card(1, look)), { inside: 'div' }).element()
      await expect.poll(() => part.querySelector('.portrait img')).not.toBeNull()
      for (const portrait of part.querySelectorAll<HTMLElement>('.portrait')) {
        const picture = portrait.querySelector('img')!
        expect(edges(picture)).toEqual(edges(portrait))
        expect(getComputedStyle(picture).objectFit).toBe('cover')
        expect(edges(portrait).width).toBeGreaterThan(40)
      }
      if (place === 'a card') {
        const [field, whole] = [part.querySelector('.portrait')!, part.querySelector('article')!]
        const [inner, outer] = [edges(field), edges(whole)]
        expect([inner.top - outer.top, inner.left - outer.left]).toEqual([1, 1])
        if (width < 1024) expect(outer.bottom - inner.bottom).toBe(1)
      }
    },
  )
})

const edges = (element: Element) => {
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect()
  const [t, l, b, r] = [top, left, bottom, right].map((edge) => Math.round(edge * 4) / 4)
  return { top: t!, left: l!, bottom: b!, right: r!, width, height }
}

type Box = { left: number; top: number; right: number; bottom: number }

/** The head of a picture as the frame asks for it, or the letters, cut off by the field. */
function figureOf(portrait: HTMLElement): Box {
  const field = edges(portrait)
  const letters = portrait.querySelector('b')
  if (letters) return within(edges(letters), field)
  const picture = edges(portrait.querySelector('img')!)
  if (portrait.dataset['dress'] === 'cut')
    return within(
      {
        left: picture.left + picture.width * 0.28,
        right: picture.left + picture.width * 0.72,
        top: picture.top + picture.height * 0.1,
        bottom: picture.top + picture.height * 0.72,
      },
      field,
    )
  const [x = DEFAULT_FOCUS.x, y = DEFAULT_FOCUS.y] = getComputedStyle(portrait)
    .getPropertyValue('--focus')
    .split(' ')
    .map(Number.parseFloat)
  const scale = Math.max(field.width / 960, field.height / 1200)
  const [w, h] = [960 * scale, 1200 * scale]
  const [left, top] = [
    field.left + ((field.width - w) * x) / 100,
    field.top + ((field.height - h) * y) / 100,
  ]
  const middle = { x: left + (w * x) / 100, y: top + (h * (y + 11)) / 100 }
  const half = { x: w * 0.18, y: h * 0.2 }
  return within(
    {
      left: middle.x - half.x,
      right: middle.x + half.x,
      top: middle.y - half.y,
      bottom: middle.y + half.y,
    },
    field,
  )
}

const within = (box: Box, field: Box): Box => ({
  left: Math.max(box.left, field.left),
  top: Math.max(box.top, field.top),
  right: Math.min(box.right, field.right),
  bottom: Math.min(box.bottom, field.bottom),
})

/** How far a ring is from a box; negative where it lies over it. */
function gapOf(ring: Element, box: Box): number {
  const { left, top, width } = edges(ring)
  const r = width / 2
  const [x, y] = [left + r, top + r]
  const nearest = {
    x: Math.min(Math.max(x, box.left), box.right),
    y: Math.min(Math.max(y, box.top), box.bottom),
  }
  return Math.hypot(x - nearest.x, y - nearest.y) - r
}
