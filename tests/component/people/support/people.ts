import type { ProfessionalId } from '#lib/ids.ts'
import type { Locations } from '#lib/locations/schemas.ts'
import type {
  ProfessionalCard,
  ProfessionalProfile,
  Review,
  ReviewsResponse,
} from '#lib/professionals/schemas.ts'
import { rankingScore } from '#lib/professionals/ranking.ts'

/** Professionals, reviews and places as the API answers with them; each test names what it is about. */

export const idOf = (n: number) =>
  `0b6e2c62-9f7a-4d3c-8a51-${String(n).padStart(12, '0')}` as ProfessionalId

export function card(n: number, given: Partial<ProfessionalCard> = {}): ProfessionalCard {
  const one = {
    id: idOf(n),
    type: 'trainer' as const,
    name: `Persona ${n}`,
    avatarUrl: null,
    place: { city: 'Valencia', state: 'Valencia', country: 'ES' },
    modality: 'both' as const,
    rating: 4.7,
    totalReviews: 12,
    certificationCount: 3,
    checkedCertificationCount: 1,
    experienceYears: 8,
    quote: null,
    opening: null,
    quoteLocale: null,
    openingLocale: null,
    specialization: [],
    isVerified: false,
    verification: null,
    answerHours: null,
    ...given,
  }
  return { ...one, rankingScore: rankingScore(one) }
}

export const profile = (
  n: number,
  given: Partial<ProfessionalProfile> = {},
): ProfessionalProfile => ({
  bio: null,
  titleForm: 'neutral',
  cityId: 'es-valencia',
  certifications: [],
  checkedCertifications: [],
  achievements: [],
  languages: ['es'],
  objectives: [],
  instagramPosts: [],
  socialNetworks: [],
  personalWebsite: null,
  ratingCounts: [0, 0, 0, 4, 8],
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...given,
  ...card(n, given),
})

export const review = (n: number, given: Partial<Review> = {}): Review => ({
  id: idOf(n),
  reviewerName: `Reviewer ${n}`,
  rating: 4,
  comment: `Comment ${n}`,
  createdAt: new Date(Date.UTC(2026, 9, 28 - n)).toISOString(),
  editedAt: null,
  isVerifiedContact: false,
  reply: null,
  ...given,
})

/** A page of reviews of a profile that has `total` of them, five a page. */
export const reviewsPage = (page: number, total: number): ReviewsResponse => ({
  items: Array.from({ length: Math.max(0, Math.min(5, total - (page - 1) * 5)) }, (_, i) =>
    review((page - 1) * 5 + i + 1),
  ),
  total,
  page,
  pageSize: 5,
})

export const LOCATIONS: Locations = {
  countries: [
    {
      id: 'AR',
      name: 'Argentina',
      states: [
        { id: 'AR-C', name: 'Buenos Aires', cities: [{ id: 'ar-palermo', name: 'Palermo' }] },
      ],
    },
    {
      id: 'ES',
      name: 'España',
      states: [
        { id: 'ES-SE', name: 'Sevilla', cities: [{ id: 'es-sevilla', name: 'Sevilla' }] },
        {
          id: 'ES-V',
          name: 'Valencia',
          cities: [
            { id: 'es-sueca', name: 'Sueca' },
            { id: 'es-valencia', name: 'Valencia' },
          ],
        },
      ],
    },
    {
      id: 'PT',
      name: 'Portugal',
      states: [{ id: 'PT-11', name: 'Lisboa', cities: [{ id: 'pt-lisboa', name: 'Lisboa' }] }],
    },
  ],
}
