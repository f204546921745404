import type { RankingFacts } from '#lib/professionals/ranking.ts'
import type { ListResponse, ProfessionalCard } from '#lib/professionals/schemas.ts'

/** What a list shows of somebody; the API sends more, which a page that is rendered with its list need not carry twice. */
export type Listed = Omit<ProfessionalCard, 'rankingScore' | 'isVerified' | 'place'> & {
  place: { city: string } | null
}

/** What is shown of one of the ten best. */
export type Placed = Pick<Listed, 'id' | 'type' | 'name' | 'avatarUrl' | 'place'> & RankingFacts

/** A list as its page shows it. */
export type ShownList = Omit<ListResponse, 'items' | 'top10' | 'elsewhere'> & {
  items: Listed[]
  top10?: Placed[] | undefined
  elsewhere?: { nearby: Listed[]; online: Listed[] } | undefined
}

function toListed({ rankingScore: _, isVerified: __, place, ...shown }: ProfessionalCard): Listed {
  return { ...shown, place: place && { city: place.city } }
}

function toPlaced(professional: ProfessionalCard): Placed {
  const { id, type, name, avatarUrl, place } = toListed(professional)
  const { rating, totalReviews, experienceYears } = professional
  const { certificationCount, checkedCertificationCount } = professional
  return {
    ...{ id, type, name, avatarUrl, place },
    ...{ rating, totalReviews, experienceYears, certificationCount, checkedCertificationCount },
  }
}

/** A list with what its page shows, and no more. */
export function toShown({ items, top10, elsewhere, ...list }: ListResponse): ShownList {
  return {
    ...list,
    items: items.map(toListed),
    ...(top10 && { top10: top10.map(toPlaced) }),
    ...(elsewhere && {
      elsewhere: {
        nearby: elsewhere.nearby.map(toListed),
        online: elsewhere.online.map(toListed),
      },
    }),
  }
}
