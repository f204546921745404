import type { Highlights } from './highlights.ts'
import type { ProfessionalProfile, ReviewsResponse } from './schemas.ts'

/** The data of a profile page: the professional, a page of the reviews, and what is highlighted of all. */
export type ProfilePage = {
  professional: ProfessionalProfile
  reviews: ReviewsResponse
  highlights: Highlights
}
