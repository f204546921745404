import type { Locale } from '#lib/i18n/locales.ts'
import { ProfessionalCard } from './card.tsx'
import type { Listed } from './listed.ts'
import type { ListT } from './texts.ts'

/** The cards that the first screen may show. */
const EAGER = 3

type CardsProps = {
  people: readonly Listed[]
  locale: Locale
  t: ListT
  /** Whether they are at the top of the page. */
  isFirst?: boolean
}

/** Cards in columns. */
export function Cards({ people, locale, t, isFirst = false }: CardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
      {people.map((professional, i) => (
        <li key={professional.id}>
          <ProfessionalCard
            professional={professional}
            locale={locale}
            t={t}
            eager={isFirst && i < EAGER}
          />
        </li>
      ))}
    </ul>
  )
}
