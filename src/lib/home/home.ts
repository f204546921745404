import type { ProfessionalId } from '#lib/ids.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** The best of a profession, and how many its list has, as the list counts them. */
export type HomeProfession = {
  type: ProfessionalType
  best: ProfessionalCard[]
  total: number
  isMore: boolean
}

/** What somebody says of a professional, in whole sentences. */
export type HomeReview = {
  quote: string
  reviewerName: string
  professional: {
    id: ProfessionalId
    type: ProfessionalType
    name: string
    avatarUrl: string | null
  }
}

/** What the home page shows of the database. */
export type Home = {
  /** `averageRating` is to one decimal; null without a review. */
  figures: { professionals: number; cities: number; averageRating: number | null }
  professions: HomeProfession[]
  reviews: HomeReview[]
}
