import * as z from 'zod/mini'
import { SearchText } from '#lib/fields/search-text.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { VideoId } from '#lib/ids.ts'
import { PageNumber } from '#lib/paging/page-number.ts'
import { BODY_SECTIONS, VIDEO_PROFESSIONS } from './sections.ts'

const InBothLanguages = z.object({ es: z.string(), en: z.string() })

/** An exercise of the library and the video that shows it, as visitors see it. */
export const ExerciseVideo = z.object({
  id: VideoId,
  name: InBothLanguages,
  description: InBothLanguages,
  /** YouTube's id. */
  youtubeId: z.string(),
  section: z.enum(BODY_SECTIONS),
  /** Whose exercise it is. */
  professional: z.enum(VIDEO_PROFESSIONS),
  /** The channel that made the video; null when unknown. */
  channel: z.nullable(z.string()),
  /** The language of the video; null when unknown, or none. */
  spokenLocale: z.nullable(z.enum(LOCALES)),
  /** Whether it belongs in a plan agreed with a physiotherapist. */
  needsGuidance: z.boolean(),
})
export type ExerciseVideo = z.infer<typeof ExerciseVideo>

export const VIDEOS_PAGE_SIZE = 24

/** Either finds what is for both. */
export const VIDEO_FILTER_PROFESSIONS = VIDEO_PROFESSIONS.filter((one) => one !== 'both')

/** The query of the library's page. */
export const LibraryQuery = z.strictObject({
  section: z.optional(z.enum(BODY_SECTIONS, 'invalid')),
  professional: z.optional(z.enum(VIDEO_FILTER_PROFESSIONS, 'invalid')),
  q: z.optional(SearchText),
  page: PageNumber,
})
export type LibraryQuery = z.infer<typeof LibraryQuery>

/** The names of its parameters. */
export const LIBRARY_PARAMETERS = Object.keys(LibraryQuery.shape)

export const VideosRequest = z.extend(LibraryQuery, {
  /** The list is ordered by the names in this language. */
  locale: z._default(z.enum(LOCALES, 'invalid'), 'es'),
})
export type VideosRequest = z.infer<typeof VideosRequest>

export const VideosResponse = z.object({
  items: z.array(ExerciseVideo),
  total: z.number(),
  /** The returned page: the last one when a later one was requested. */
  page: z.number(),
  pageSize: z.number(),
})
export type VideosResponse = z.infer<typeof VideosResponse>

export const listVideos = {
  query: VideosRequest,
  response: VideosResponse,
}
