import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RANKING_WEIGHTS, type RankingParts } from '#lib/professionals/ranking.ts'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { Chosen } from './chosen.tsx'
import { EmptyState } from './empty-state.tsx'
import { Portrait } from './portrait.tsx'
import { Pulse } from './pulse.tsx'
import { ScoreRing } from './score-ring.tsx'
import { Skeleton } from './skeleton.tsx'
import { Stars } from './stars.tsx'
import { Tide } from './tide.tsx'

const html = (node: ReactNode) => renderToStaticMarkup(node)

describe('Portrait', () => {
  it('shows initials next to a name, hidden from screen readers', () => {
    const portrait = html(<Portrait name="Íñigo Ávila" profession="trainer" size={44} />)
    expect(portrait).toContain('>ÍÁ<')
    expect(portrait).toContain('aria-hidden="true"')
    expect(portrait).toContain('data-profession="trainer"')
    expect(portrait).toContain('data-dress="initials"')
    expect(portrait).not.toContain('<img')
  })

  it('has the picture in the server-rendered HTML, dressed as its address says', () => {
    const photo = html(<Portrait name="Noa" src="/noa.webp#focus=40,12" size="square" />)
    expect(photo).toContain('data-dress="photo" style="--focus:40% 12%"')
    expect(photo).toContain('<img src="/noa.webp" alt="" loading="lazy"')
    expect(photo).not.toContain('<b>')
    const cutOut = html(<Portrait name="Noa" src="/noa.webp#cut" size="square" eager />)
    expect(cutOut).toContain('data-dress="cut"')
    expect(cutOut).toContain('loading="eager"')
  })

  it('draws a placeholder when there is no name', () => {
    expect(html(<Portrait name={null} size={44} />)).toContain('<svg')
  })
})

describe('Stars', () => {
  it.each([
    [4.74, 4.5],
    [4.75, 5],
    [0.2, 0],
    [-1, 0],
    [9, 5],
  ])('shows %d as %d', (value, shown) => {
    expect(html(<Stars value={value} label="x" />)).toContain(`style="--stars:${shown}"`)
  })

  it('takes its label from the caller', () => {
    const stars = html(<Stars value={4} label="4 de 5, 3 reseñas" />)
    expect(stars).toContain('role="img" aria-label="4 de 5, 3 reseñas"')
  })
})

describe('ScoreRing', () => {
  const arcsOf = (parts: RankingParts) =>
    [...html(<ScoreRing parts={parts} label="x" />).matchAll(ARC)].map(
      ([, length, start, part]) => ({
        part,
        start: Number(start),
        length: Number(length),
      }),
    )
  const ARC = /dasharray="([\d.]+) 100" stroke-dashoffset="-([\d.]+)" class="stroke-arc-(\w+)"/g

  it('shows the rounded sum of its parts, and takes its label from the caller', () => {
    const parts = { training: 40, reviews: 33.6, experience: 18 }
    const ring = html(<ScoreRing parts={parts} label="92 de 100: …" className="size-14" />)
    expect(ring).toMatch(
      /^<svg [^>]*role="img" aria-label="92 de 100: …" class="score-ring size-14"/,
    )
    expect(ring).toMatch(/>92<\/text>/)
  })

  it('draws an arc for each part, from the start of its track and as long as its points', () => {
    expect(arcsOf({ training: 8, reviews: 30, experience: 10 })).toEqual([
      { part: 'training', start: 2.917, length: 6.83 },
      { part: 'reviews', start: 42.917, length: 25.63 },
      { part: 'experience', start: 82.917, length: 7.08 },
    ])
  })

  it('fills every track when all points are reached, and never beyond its end', () => {
    const full = [34.17, 34.17, 14.17]
    expect(arcsOf(RANKING_WEIGHTS).map(({ length }) => length)).toEqual(full)
    const more = { training: 50, reviews: 41, experience: 99 }
    expect(arcsOf(more).map(({ length }) => length)).toEqual(full)
  })

  it('draws nothing for a part without points, where a round cap would draw a dot', () => {
    expect(arcsOf({ training: 0, reviews: 0, experience: 0 })).toEqual([])
    expect(arcsOf({ training: 0, reviews: 12, experience: 0 }).map(({ part }) => part)).toEqual([
      'reviews',
    ])
  })

  it('is not animated unless told to fill', () => {
    expect(html(<ScoreRing parts={RANKING_WEIGHTS} label="x" />)).not.toContain('animate')
    expect(html(<ScoreRing parts={RANKING_WEIGHTS} label="x" fills />)).toContain('animate-fill')
  })
})

describe('Button', () => {
  it('is a button that does not submit unless told so', () => {
    expect(html(<Button>Ver</Button>)).toMatch(/^<button type="button"/)
    expect(html(<Button type="submit">Ver</Button>)).toMatch(/^<button type="submit"/)
  })

  it('is a link when it has an href', () => {
    expect(html(<Button href="/trainers">Ver</Button>)).toMatch(/^<a href="\/trainers"/)
  })

  it('is busy, named and not disabled while loading', () => {
    const busy = html(<Button loading>Guardar</Button>)
    expect(busy).toContain('aria-busy="true" aria-disabled="true" data-loading=""')
    expect(busy).toContain('Guardar')
    expect(busy).not.toContain(' disabled=')
  })
})

describe('Chosen', () => {
  it('is a link without JavaScript, and names what it removes', () => {
    const chip = html(
      <Chosen removeLabel="Quitar Valencia" href="/trainers">
        Valencia
      </Chosen>,
    )
    expect(chip).toMatch(/^<a href="\/trainers"[^>]*aria-label="Quitar Valencia"/)
  })
})

describe('Pulse', () => {
  const pathsOf = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
  const beatsOf = (path = '') => path.split('l6-11').length - 1

  it('is decorative unless it has a label', () => {
    expect(html(<Pulse />)).toMatch(/^<svg aria-hidden="true"/)
    expect(html(<Pulse label="Paso 1 de 3" />)).toMatch(/^<svg role="img" aria-label="Paso 1 de 3"/)
  })

  it.each([
    [{}, [1]],
    [{ beats: 3 }, [3]],
    [{ beats: 3, done: 0 }, [3]],
    [{ beats: 3, done: 2 }, [3, 2]],
  ])('%j: draws all beats, and those that are done on top', (props, beats) => {
    expect(pathsOf(html(<Pulse {...props} />)).map(beatsOf)).toEqual(beats)
  })
})

describe('Tide', () => {
  it.each([
    [{ level: 0 }, '0%'],
    [{ level: 66.6 }, '66.6%'],
    [{ level: 140 }, '100%'],
    [{ level: 10, waiting: true }, '100%'],
  ])('%j has the level %s', (props, level) => {
    expect(html(<Tide {...props} />)).toContain(`style="--level:${level}"`)
  })
})

describe('other display parts', () => {
  it('Chip carries the profession for its hue', () => {
    expect(html(<Chip profession="nutritionist">Online</Chip>)).toContain(
      'data-profession="nutritionist"',
    )
  })

  it('Skeleton is hidden from screen readers', () => {
    expect(html(<Skeleton className="h-4" />)).toContain('aria-hidden="true"')
  })

  it('EmptyState has a heading of the given level and hides its picture', () => {
    const empty = html(<EmptyState title="Nada" heading="h1" picture={<svg />} text="Prueba." />)
    expect(empty).toMatch(/<h1[^>]*>Nada<\/h1>/)
    expect(empty).toMatch(/<div aria-hidden="true"[^>]*><svg>/)
  })
})
