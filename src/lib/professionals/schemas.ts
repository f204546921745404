import * as z from 'zod/mini'
import { MODALITIES } from './modality.ts'
import { FILTERS } from './list-filters.ts'
import { LIST_QUERY } from './list-query.ts'
import { SocialNetwork } from '#lib/fields/social-network.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { PageNumber } from '#lib/paging/page-number.ts'
import { TITLE_FORMS } from './person-title.ts'
import { BADGE_WORDINGS } from './verified.ts'
import { isProfessionalType, PROFESSIONAL_TYPES, type ProfessionalType } from './types.ts'

/**
 * The API's data about professionals. Responses are parsed by these schemas before they are sent, so a column that is
 * not listed, such as an email address, cannot leave the server.
 */

const Place = z.object({
  city: z.string(),
  state: z.string(),
  /** ISO 3166-1 alpha-2; its name comes from `Intl.DisplayNames`. */
  country: z.string(),
})

/** What the badge says that was checked: `Verified`. */
const Verification = z.object({
  wording: z.enum(BADGE_WORDINGS),
  register: z.nullable(z.string()),
  number: z.nullable(z.string()),
  checkedAt: z.string(),
})

/** A professional on a list card. `name` is null when the person has set none. */
export const ProfessionalCard = z.object({
  id: ProfessionalId,
  type: z.enum(PROFESSIONAL_TYPES),
  name: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  place: z.nullable(Place),
  modality: z.enum(MODALITIES),
  rating: z.number(),
  totalReviews: z.number(),
  rankingScore: z.number(),
  /** Those that differ in case alone are one. */
  certificationCount: z.number(),
  checkedCertificationCount: z.number(),
  experienceYears: z.number(),
  /** Whole sentences of a review of five stars, 25 to 60 characters (`quoteOf`). */
  quote: z.nullable(z.string()),
  /** What they begin their own text with. */
  opening: z.nullable(z.string()),
  /** What each of them is written in, as far as it can be told. */
  quoteLocale: z.nullable(z.enum(LOCALES)),
  openingLocale: z.nullable(z.enum(LOCALES)),
  specialization: z.array(z.string()),
  isVerified: z.boolean(),
  /** Null unless verified. */
  verification: z.nullable(Verification),
  /** The median time to the answer of a contact request, in hours; null when it says nothing yet. */
  answerHours: z.nullable(z.number()),
  /** From the city that was asked for, in whole kilometres; only by distance. */
  distanceKm: z.optional(z.number()),
})
export type ProfessionalCard = z.infer<typeof ProfessionalCard>

/** The list parameters, `professional` among them, and `top10=true`. */
export type ListParams = z.input<(typeof LIST_QUERY)[ProfessionalType]> & {
  professional: ProfessionalType
  top10?: 'true'
}

export const ListRequest = z.pipe(
  z.custom<ListParams>((input: unknown) => typeof input === 'object' && input !== null),
  z.transform((params: ListParams, ctx) => {
    const input: Readonly<Record<string, unknown>> = params
    const { top10, ...rest } = input
    const fail = (path: PropertyKey[], message: string) => {
      ctx.issues.push({ code: 'custom', path, message, input })
      return z.NEVER
    }
    if (top10 !== undefined && top10 !== 'true') return fail(['top10'], 'invalid')
    if (rest['professional'] === undefined) return fail(['professional'], 'required')
    if (!isProfessionalType(rest['professional'])) return fail(['professional'], 'invalid')
    const query = LIST_QUERY[rest['professional']].safeParse(rest)
    if (query.success) return { ...query.data, top10: top10 === 'true' }
    for (const issue of query.error.issues) ctx.issues.push({ ...issue, input } as never)
    return z.NEVER
  }),
)
export type ListRequest = z.infer<typeof ListRequest>

export const ListResponse = z.object({
  items: z.array(ProfessionalCard),
  /** The number of matches, counted up to `LIST_END`, which is as far as the pages go. */
  total: z.number(),
  /** Whether there are more than `total`. */
  isMore: z.boolean(),
  /** The returned page: the last one when a later one was requested. */
  page: z.number(),
  pageSize: z.number(),
  /** The ten best of the profession, whatever the filters; only when asked for. */
  top10: z.optional(z.array(ProfessionalCard)),
  /** Who else fits a city: the first of those who work online, and those nearby where it has nobody. */
  elsewhere: z.optional(
    z.object({ nearby: z.array(ProfessionalCard), online: z.array(ProfessionalCard) }),
  ),
  /** What finds somebody where a search or filters find nobody. */
  instead: z.optional(
    z.object({
      /** The search with its nearest known word. */
      q: z.nullable(z.string()),
      /** Filters without one of which there is somebody, and how many. */
      without: z.array(
        z.object({ filter: z.enum(FILTERS), total: z.number(), isMore: z.boolean() }),
      ),
    }),
  ),
})
export type ListResponse = z.infer<typeof ListResponse>

export const Review = z.object({
  id: z.string(),
  /** Null once the reviewer has deleted their account, or has set no name. */
  reviewerName: z.nullable(z.string()),
  rating: z.number(),
  comment: z.nullable(z.string()),
  /** ISO 8601, UTC, as all times. */
  createdAt: z.string(),
  /** When its author last changed it. */
  editedAt: z.nullable(z.string()),
  /** Whether its author had written to the professional through the site. */
  isVerifiedContact: z.boolean(),
  /** The professional's public answer. */
  reply: z.nullable(z.object({ text: z.string(), at: z.string() })),
})
export type Review = z.infer<typeof Review>

export const REVIEWS_PAGE_SIZE = 5

export const ReviewsRequest = z.strictObject({ page: PageNumber })
export type ReviewsRequest = z.infer<typeof ReviewsRequest>

/** The query of a profile page: the page of its reviews. */
export const ProfileQuery = z.strictObject({ reviews: PageNumber })

export const ReviewsResponse = z.object({
  items: z.array(Review),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
})
export type ReviewsResponse = z.infer<typeof ReviewsResponse>

const ProfessionalIdParam = z.object({ id: ProfessionalId })

/** Everything that a profile page shows, except the reviews. */
export const ProfessionalProfile = z.extend(ProfessionalCard, {
  bio: z.nullable(z.string()),
  /** Which form their title has: `personTitle`. */
  titleForm: z.enum(TITLE_FORMS),
  /** Of `place`. */
  cityId: z.nullable(z.string()),
  certifications: z.array(z.string()),
  /** Those of them that an admin has checked, and when. */
  checkedCertifications: z.array(z.object({ text: z.string(), checkedAt: z.string() })),
  achievements: z.array(z.string()),
  languages: z.array(z.string()),
  objectives: z.array(z.string()),
  instagramPosts: z.array(z.string()),
  socialNetworks: z.array(SocialNetwork),
  personalWebsite: z.nullable(z.string()),
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  ratingCounts: z.array(z.number()).check(z.length(5)),
  updatedAt: z.string(),
})
export type ProfessionalProfile = z.infer<typeof ProfessionalProfile>

export const listProfessionals = {
  query: ListRequest,
  response: ListResponse,
}

export const getProfessional = {
  params: ProfessionalIdParam,
  response: ProfessionalProfile,
}

export const listReviews = {
  params: ProfessionalIdParam,
  query: ReviewsRequest,
  response: ReviewsResponse,
}
