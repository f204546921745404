import type { ReactNode } from 'react'
import { RANKING_WEIGHTS, type RankingParts } from '#lib/professionals/ranking.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Chip } from '#ui/chip.tsx'
import { Button } from '#ui/button.tsx'
import { ScoreRing } from '#ui/score-ring.tsx'
import { Stars } from '#ui/stars.tsx'
import { Section } from './section.tsx'

const FACE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Cpath fill='%23bfe3d0' d='M0 0h64v64H0z'/%3E%3Ccircle cx='32' cy='27' r='12' fill='%23603a2a'/%3E%3Cpath d='M8 64c3-17 12-23 24-23s21 6 24 23z' fill='%23155b45'/%3E%3C/svg%3E"

const PEOPLE = [
  {
    name: 'Lucía Ferrer',
    type: 'trainer',
    word: 'Entrenadora',
    parts: { training: 40, reviews: 34, experience: 18 },
    stars: 4.9,
    src: null,
  },
  {
    name: 'Àlex',
    type: 'nutritionist',
    word: 'Nutricionista',
    parts: { training: 24, reviews: 26, experience: 14 },
    stars: 3.4,
    src: FACE,
  },
  {
    name: 'Íñigo de la Torre',
    type: 'physiotherapist',
    word: 'Fisioterapeuta',
    parts: { training: 0, reviews: 5, experience: 2 },
    stars: 0.5,
    src: '/no-such-face.webp',
  },
] as const

/** No, few and all points, in the sizes that pages use. */
const RINGS: [RankingParts, string][] = [
  [{ training: 0, reviews: 0, experience: 0 }, 'size-11'],
  [{ training: 8, reviews: 0.4, experience: 0 }, 'size-12'],
  [{ training: 16, reviews: 18.3, experience: 20 }, 'size-22'],
  [RANKING_WEIGHTS, 'size-66'],
]

const labelOf = ({ training, reviews, experience }: RankingParts) =>
  `${Math.round(training + reviews + experience)} de 100: formación ${training} de 40, reseñas ${reviews} de 40, experiencia ${experience} de 20`

export function PeopleSection(): ReactNode {
  return (
    <Section title="Personas">
      <div className="gallery-grid">
        {PEOPLE.map(({ name, type, word, parts, stars, src }) => (
          <article key={type} className="gallery-card" data-profession={type}>
            <div className="gallery-who">
              <Portrait size="square" name={name} src={src} />
              <div>
                <h3>{name}</h3>
                <span className="gallery-soft">Valencia, España</span>
                <br />
                <Stars value={stars} label={`${stars} de 5, 61 reseñas`} />{' '}
                <span className="gallery-soft">{stars.toLocaleString('es')} (61)</span>
              </div>
              <ScoreRing parts={parts} label={labelOf(parts)} className="size-14" />
            </div>
            <div className="gallery-row" style={{ gap: '.375rem', margin: 0 }}>
              <Chip tone="profession">{word}</Chip>
              <Chip tone="modality">Presencial</Chip>
              <Chip>Fuerza</Chip>
              <Chip>+2</Chip>
            </div>
            <Button size="sm" href="#perfil">
              Ver Perfil
            </Button>
          </article>
        ))}
      </div>
      <div className="gallery-row" style={{ marginBlockStart: '1.5rem' }}>
        <Portrait name="Noa Vidal" profession="trainer" size={44} />
        <Portrait size="square" name="Noa Vidal" profession="nutritionist" />
        <Portrait name="Noa Vidal" profession="physiotherapist" size={64} />
        <Portrait name={null} size={64} />
        <Portrait name="Noa Vidal" src={FACE} size={36} />
        <Portrait name="Noa Vidal" profession="trainer" size={28} />
      </div>
      <div className="gallery-row" style={{ marginBlockStart: '1.5rem' }}>
        {RINGS.map(([parts, size]) => (
          <ScoreRing key={size} parts={parts} label={labelOf(parts)} className={size} />
        ))}
        <ScoreRing parts={PEOPLE[0].parts} label="Se llena una vez" fills className="size-32" />
      </div>
    </Section>
  )
}
