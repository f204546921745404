import { Fragment, type ReactNode } from 'react'
import { afterAll, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
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
import { card, idOf } from './support/people.ts'

const pictureOf = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/%3E`
const PICTURE = pictureOf(960, 1200)

/** How people are shown at the most; the initials are the widest that there are. */
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
  ['a laptop', 1024],
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
      type={person.type}
      locale="es"
      texts={messagesOf('es', 'list', 'professionals')}
      top={three(person)}
    />
  ),
  // Drawn by Astro.
  'the podium of the home page': (person) => (
    <div className="strip wrap">
      <div className="strip-title" />
      <div className="group" data-profession={person.type}>
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
  // Drawn by Astro.
  'a search result': (person) => (
    <article className="found" data-profession={person.type}>
      <Portrait src={person.avatarUrl} name={person.name} size="field" />
      <h3>{person.name}</h3>
      <p>Valencia</p>
      <RankingRing professional={person} className="size-11" />
    </article>
  ),
  // Drawn by Astro.
  'the head of a profile': (person) => (
    <div className="wrap" data-profession={person.type}>
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

const three = (person: Card) => [person, { ...person, id: idOf(2) }, { ...person, id: idOf(3) }]

/** All of them, and whoever is in the demonstration data. */
const people = [
  ...Object.values(DRESSES).map((look) => card(1, look)),
  ...(await commands.demoPeople()).map((person) => card(1, person)),
]

afterAll(() => page.viewport(1280, 900))

const cases = Object.keys(PLACES).flatMap((place) =>
  SIZES.map(([device, width]) => ({ place, device, width })),
)

/** Draws people in a place, each with what stands around them there. @returns their portraits */
async function drawn(place: string, some: readonly Card[]) {
  const draw = PLACES[place]!
  const all = some.map((person, i) => <Fragment key={i}>{draw(person)}</Fragment>)
  const part = mount(all, { inside: 'div' }).element()
  const portraits = () => [...part.querySelectorAll<HTMLElement>('.portrait')]
  await expect.poll(() => portraits().length).toBeGreaterThanOrEqual(some.length)
  return portraits().map((portrait) => ({
    portrait,
    around: portrait.closest('article, li, header')!,
  }))
}

test.each(cases)(
  'the ring is on no face and no letter: $place on $device',
  async ({ place, width }) => {
    await page.viewport(width, 900)
    const covered = (await drawn(place, people)).flatMap(({ portrait, around }) => {
      const gap = gapOf(around.querySelector('.score-ring')!, figureOf(portrait))
      return gap < 0 ? [`${gap} px: ${portrait.innerHTML}`] : []
    })
    expect(covered).toEqual([])
  },
)

test.each(cases)(
  'a photograph ends where its field ends: $place on $device',
  async ({ place, width }) => {
    await page.viewport(width, 900)
    // The other one as pictures were stored before.
    const photos = [PICTURE, pictureOf(512, 512)].map((avatarUrl) => card(1, { avatarUrl }))
    for (const { portrait, around } of await drawn(place, photos)) {
      const picture = portrait.querySelector('img')!
      const field = edges(portrait)
      expect(edges(picture)).toEqual(field)
      expect(getComputedStyle(picture).objectFit).toBe('cover')
      expect(field.width).toBeGreaterThan(40)
      if (place !== 'a card') continue
      const whole = edges(around)
      expect([field.top - whole.top, field.left - whole.left]).toEqual([1, 1])
      if (width < 1024) expect(whole.bottom - field.bottom).toBe(1)
    }
  },
)

const edges = (element: Element) => {
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect()
  const [t, l, b, r] = [top, left, bottom, right].map((edge) => Math.round(edge * 4) / 4)
  return { top: t!, left: l!, bottom: b!, right: r!, width, height }
}

type Point = readonly [x: number, y: number]

const steps = (count: number) => Array.from({ length: count + 1 }, (_, i) => i / count)

/** Points of a circle and of a square, inside and on the edge, of which each is as far as 1 from its middle. */
const CIRCLE = steps(8).flatMap((r) =>
  steps(48).map((turn): Point => {
    const angle = turn * 2 * Math.PI
    return [r * Math.cos(angle), r * Math.sin(angle)]
  }),
)
const SQUARE = steps(24).flatMap((x) => steps(24).map((y): Point => [2 * x - 1, 2 * y - 1]))

/** Where the head of a picture is, or where the letters are: points of it, as far as its field shows them. */
function figureOf(portrait: HTMLElement): Point[] {
  const field = edges(portrait)
  const letters = portrait.querySelector('b')
  const { points, middle, half } = letters ? boxOf(letters) : headOf(portrait, field)
  return points.map(([x, y]): Point => [
    Math.min(Math.max(middle[0] + x * half[0], field.left), field.right),
    Math.min(Math.max(middle[1] + y * half[1], field.top), field.bottom),
  ])
}

type Figure = { points: Point[]; middle: Point; half: Point }

function boxOf(letters: Element): Figure {
  const { left, top, right, bottom } = edges(letters)
  return {
    points: SQUARE,
    middle: [(left + right) / 2, (top + bottom) / 2],
    half: [(right - left) / 2, (bottom - top) / 2],
  }
}

/** As the frame of an upload asks for it, and as the drawings have it. */
function headOf(portrait: HTMLElement, field: ReturnType<typeof edges>): Figure {
  if (portrait.dataset['dress'] === 'cut') {
    const { left, top, width, height } = edges(portrait.querySelector('img')!)
    return {
      points: CIRCLE,
      middle: [left + 0.58 * width, top + 0.5 * height],
      half: [0.26 * width, 0.32 * height],
    }
  }
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
  return {
    points: CIRCLE,
    middle: [left + (w * x) / 100, top + (h * (y + 11)) / 100],
    half: [w * 0.18, h * 0.2],
  }
}

/** How far a ring is from a figure; negative where it lies over it. */
function gapOf(ring: Element, figure: Point[]): number {
  const { left, top, width } = edges(ring)
  const r = width / 2
  return Math.min(...figure.map(([x, y]) => Math.hypot(x - left - r, y - top - r))) - r
}
