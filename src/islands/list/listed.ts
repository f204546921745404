import type { ListQuery } from '#lib/professionals/list-query.ts'
import type { ListResponse, ProfessionalCard } from '#lib/professionals/schemas.ts'

/** What a list shows of somebody; the API sends more, which a page that is rendered with its list need not carry twice. */
export type Listed = Omit<ProfessionalCard, 'rankingScore' | 'isVerified' | 'place'> & {
  place: { city: string } | null
}

/** A list as its page shows it. */
export type ShownList = Omit<ListResponse, 'items' | 'top10' | 'elsewhere'> & {
  items: Listed[]
  elsewhere?: { nearby: Listed[]; online: Listed[] } | undefined
}

function toListed({ rankingScore: _, isVerified: __, place, ...shown }: ProfessionalCard): Listed {
  return { ...shown, place: place && { city: place.city } }
}

/** A list with what its page shows, and no more. */
export function toShown({ items, top10: _, elsewhere, ...list }: ListResponse): ShownList {
  return {
    ...list,
    items: items.map(toListed),
    ...(elsewhere && {
      elsewhere: {
        nearby: elsewhere.nearby.map(toListed),
        online: elsewhere.online.map(toListed),
      },
    }),
  }
}

/** Whether a city without anybody offers people nearby or online instead. */
export const offersOthers = ({ total, elsewhere }: ShownList, { city }: ListQuery): boolean =>
  total === 0 &&
  city !== undefined &&
  [elsewhere?.nearby, elsewhere?.online].some((people) => people?.length)
