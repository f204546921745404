import * as z from 'zod/mini'
import { SearchText } from '#lib/fields/search-text.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ProfessionalCard } from '#lib/professionals/schemas.ts'
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
  articles: z.array(z.extend(Found, { cover: z.nullable(z.string()), tags: z.array(z.string()) })),
  videos: z.array(Found),
  professionals: z.array(ProfessionalCard),
  /** How many the list of each profession has, where there are any; counted as lists are. */
  totals: z.array(
    z.object({ type: z.enum(PROFESSIONAL_TYPES), total: z.number(), isMore: z.boolean() }),
  ),
  /** The nearest search that finds something, where this one does not. */
  instead: z.nullable(z.string()),
})
export type SearchResponse = z.infer<typeof SearchResponse>

export const search = {
  query: SearchRequest,
  response: SearchResponse,
}
