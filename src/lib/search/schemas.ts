import * as z from 'zod/mini'
import { SearchText } from '#lib/fields/search-text.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'

/** The query of /search. */
export const SearchQuery = z.strictObject({ q: z.optional(SearchText) })

export const SearchRequest = z.strictObject({ locale: z.enum(LOCALES, 'invalid'), q: SearchText })
export type SearchRequest = z.infer<typeof SearchRequest>

const Found = z.object({
  title: z.string(),
  text: z.string(),
  /** With its language. */
  path: z.string(),
})

export const SearchResponse = z.object({
  /** Of the database; those in files are in the index of the build. */
  articles: z.array(Found),
  videos: z.array(Found),
  professionals: z.array(
    z.object({
      id: ProfessionalId,
      type: z.enum(PROFESSIONAL_TYPES),
      name: z.nullable(z.string()),
      /** Null when the professional has named none. */
      city: z.nullable(z.string()),
      rating: z.number(),
      totalReviews: z.number(),
      rankingScore: z.number(),
      path: z.string(),
    }),
  ),
  /** The nearest search that finds something, where this one does not. */
  instead: z.nullable(z.string()),
})
export type SearchResponse = z.infer<typeof SearchResponse>

export const search = {
  query: SearchRequest,
  response: SearchResponse,
}
