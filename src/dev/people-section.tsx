import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ScoreRing } from '#ui/score-ring.tsx'
import { Stars } from '#ui/stars.tsx'
import { Section } from './section.tsx'

const FACE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Cpath fill='%23bfe3d0' d='M0 0h64v64H0z'/%3E%3Ccircle cx='32' cy='27' r='12' fill='%23603a2a'/%3E%3Cpath d='M8 64c3-17 12-23 24-23s21 6 24 23z' fill='%23155b45'/%3E%3C/svg%3E"

const PEOPLE = [
  { name: 'Lucía Ferrer', type: 'trainer', word: 'Entrenadora', score: 92, stars: 4.9, src: null },
  { name: 'Àlex', type: 'nutritionist', word: 'Nutricionista', score: 64, stars: 3.4, src: FACE },
  {
    name: 'Íñigo de la Torre',
    type: 'physiotherapist',
    word: 'Fisioterapeuta',
    score: 7,
    stars: 0.5,
    src: '/no-such-face.webp',
  },
] as const

export function PeopleSection(): ReactNode {
  return (
    <Section title="Personas">
      <div className="gallery-grid">
        {PEOPLE.map(({ name, type, word, score, stars, src }) => (
          <article key={type} className="gallery-card" data-profession={type}>
            <div className="gallery-who">
              <Avatar name={name} src={src} />
              <div>
                <h3>{name}</h3>
                <span className="gallery-soft">Valencia, España</span>
                <br />
                <Stars value={stars} label={`${stars} de 5, 61 reseñas`} />{' '}
                <span className="gallery-soft">{stars.toLocaleString('es')} (61)</span>
              </div>
              <ScoreRing value={score} label={`Puntuación: ${score} de 100`} />
            </div>
            <div className="gallery-row" style={{ gap: '.375rem', margin: 0 }}>
              <Badge tone="profession">{word}</Badge>
              <Badge tone="modality">Presencial</Badge>
              <Badge>Fuerza</Badge>
              <Badge>+2</Badge>
            </div>
            <Button size="sm" href="#perfil">
              Ver Perfil
            </Button>
          </article>
        ))}
      </div>
      <div className="gallery-row" style={{ marginBlockStart: '1.5rem' }}>
        <Avatar name="Noa Vidal" profession="trainer" size="sm" />
        <Avatar name="Noa Vidal" profession="nutritionist" label="Noa Vidal" />
        <Avatar name="Noa Vidal" profession="physiotherapist" size="lg" />
        <Avatar name={null} size="lg" />
        <Avatar name="Noa Vidal" src={FACE} size="lg" />
        <ScoreRing value={88} label="Puntuación: 88 de 100" size="lg" />
        <ScoreRing value={0} label="Puntuación: 0 de 100" />
        <ScoreRing value={100} label="Puntuación: 100 de 100" />
      </div>
    </Section>
  )
}
