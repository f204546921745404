import * as z from 'zod/mini'
import { SearchText } from '#lib/fields/search-text.ts'
import { contract } from '#lib/http/contract.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { SEARCH_API } from './groups.ts'

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
      path: z.string(),
    }),
  ),
})
export type SearchResponse = z.infer<typeof SearchResponse>

/** What the database has for a search: a few of each kind, the best first. */
export const search = contract({
  method: 'GET',
  path: SEARCH_API,
  query: SearchRequest,
  response: SearchResponse,
})
