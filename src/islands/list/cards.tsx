import { ProfessionalCard } from './card.tsx'
import type { Listed } from './listed.ts'

/** The cards that the first screen may show. */
const EAGER = 3

/** Nothing is painted before it: a face that travels back to the list arrives at a card, which must be there by then. */
export const FIRST_CARD = 'first-card'

type CardsProps = {
  people: readonly Listed[]
  /** Whether they are at the top of the page. */
  isFirst?: boolean
}

/** Cards in columns. */
export function Cards({ people, isFirst = false }: CardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
      {people.map((professional, i) => (
        <li key={professional.id} id={i === 0 ? FIRST_CARD : undefined}>
          <ProfessionalCard professional={professional} eager={isFirst && i < EAGER} />
        </li>
      ))}
    </ul>
  )
}
