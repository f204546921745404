import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { EmptyState } from './empty-state.tsx'
import { ScoreRing } from './score-ring.tsx'
import { Skeleton } from './skeleton.tsx'
import { Stars } from './stars.tsx'

const html = (node: ReactNode) => renderToStaticMarkup(node)

describe('Avatar', () => {
  it('shows initials beside a name, unheard', () => {
    const face = html(<Avatar name="Íñigo Ávila" profession="trainer" />)
    expect(face).toContain('>ÍÁ<')
    expect(face).toContain('aria-hidden="true"')
    expect(face).toContain('data-profession="trainer"')
    expect(face).not.toContain('<img')
  })

  it('has the picture in the first HTML, with its size', () => {
    const face = html(<Avatar name="Noa" src="/noa.webp" size="lg" />)
    expect(face).toMatch(/<img src="\/noa\.webp" alt="" width="112" height="112" loading="lazy"/)
    expect(html(<Avatar name="Noa" src="/noa.webp" eager />)).toContain('loading="eager"')
  })

  it('draws somebody when there is no name', () => {
    expect(html(<Avatar name={null} />)).toContain('<svg')
  })

  it('is heard where it stands alone', () => {
    const face = html(<Avatar name="Noa Vidal" label="Noa Vidal" />)
    expect(face).toMatch(/^<span role="img" aria-label="Noa Vidal"/)
    expect(face).not.toMatch(/^<span[^>]*aria-hidden/)
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

  it('says what the caller says', () => {
    const stars = html(<Stars value={4} label="4 de 5, 3 reseñas" />)
    expect(stars).toContain('role="img" aria-label="4 de 5, 3 reseñas"')
  })
})

describe('ScoreRing', () => {
  it('fills by the score and says it', () => {
    const ring = html(<ScoreRing value={91.6} label="Puntuación: 92 de 100" />)
    expect(ring).toContain('role="img" aria-label="Puntuación: 92 de 100"')
    expect(ring).toContain('stroke-dasharray="92 100"')
    expect(ring).toContain('>92</span>')
  })

  it('draws no dot for nothing, and stays within 100', () => {
    expect(html(<ScoreRing value={0} label="0" />)).not.toContain('stroke-dasharray')
    expect(html(<ScoreRing value={140} label="100" />)).toContain('stroke-dasharray="100 100"')
  })
})

describe('Button', () => {
  it('is a button that does not submit unless told so', () => {
    expect(html(<Button>Ver</Button>)).toMatch(/^<button type="button"/)
    expect(html(<Button type="submit">Ver</Button>)).toMatch(/^<button type="submit"/)
  })

  it('is a link when it leads somewhere', () => {
    expect(html(<Button href="/trainers">Ver</Button>)).toMatch(/^<a href="\/trainers"/)
  })

  it('is busy, named and not disabled while loading', () => {
    const busy = html(<Button loading>Guardar</Button>)
    expect(busy).toContain('aria-busy="true" aria-disabled="true" data-loading=""')
    expect(busy).toContain('Guardar')
    expect(busy).not.toContain(' disabled=')
  })
})

describe('Chip', () => {
  it('is a link without JavaScript, and says what it removes', () => {
    const chip = html(
      <Chip removeLabel="Quitar Valencia" href="/trainers">
        Valencia
      </Chip>,
    )
    expect(chip).toMatch(/^<a href="\/trainers"[^>]*aria-label="Quitar Valencia"/)
  })
})

describe('the others', () => {
  it('Badge carries the profession for its hue', () => {
    expect(html(<Badge profession="nutritionist">Online</Badge>)).toContain(
      'data-profession="nutritionist"',
    )
  })

  it('Skeleton is not heard', () => {
    expect(html(<Skeleton className="h-4" />)).toContain('aria-hidden="true"')
  })

  it('EmptyState has its heading at the level asked for and hides its picture', () => {
    const empty = html(<EmptyState title="Nada" heading="h1" picture={<svg />} text="Prueba." />)
    expect(empty).toMatch(/<h1[^>]*>Nada<\/h1>/)
    expect(empty).toMatch(/<div aria-hidden="true"[^>]*><svg>/)
  })
})
