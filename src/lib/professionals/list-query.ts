import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#lib/fields/language-codes.ts'
import { CityId } from '#lib/fields/place-id.ts'
import { SearchText } from '#lib/fields/search-text.ts'
import { readLeniently } from '#lib/http/read-leniently.ts'
import { PageNumber } from '#lib/paging/page-number.ts'
import { readGoalChoice } from './goals.ts'
import { readModality } from './modality.ts'
import { readSpecialty } from './specialties.ts'
import type { ProfessionalType } from './types.ts'

/** What every list can be ordered by; each has its index in the database. */
export const SORTS = ['score', 'rating', 'reviews', 'experience'] as const
/** By distance, with a city alone: its people and those nearby (`NEARBY_KM`). */
export const BY_DISTANCE = 'distance'
export type Sort = (typeof SORTS)[number] | typeof BY_DISTANCE

/** The stars that a list can ask for at least, as in the URL. */
export const MIN_RATINGS = ['3', '4', '4.5'] as const

/** How many professionals a page of a list shows. */
export const PAGE_SIZE = 12

/** The limit up to which a list is counted and paged; beyond it, only "more" is shown. */
export const LIST_END = 500

/** Reads a text through an alias reader; a text that names nothing is `invalid` at its field. */
function oneOf<Slug extends string>(read: (text: string) => Slug | undefined) {
  return z.pipe(
    z.string('invalid'),
    z.transform((text, ctx): Slug => {
      const slug = read(text)
      if (slug !== undefined) return slug
      ctx.issues.push({ code: 'custom', message: 'invalid', input: text })
      return z.NEVER
    }),
  )
}

/** Lower case too, as other sites may link. */
const GivenCountry = z.string('invalid').check(z.regex(/^[A-Za-z]{2}$/, 'invalid'), z.toUpperCase())
/**
 * The query of one list page, as in the URL: `type` and `modality` are the same filter (the finder writes `type`, the
 * list `modality`; `modality` wins), `goal=online` is a modality too.
 */
function listFields(type: ProfessionalType) {
  return {
    professional: z.optional(z.literal(type, 'invalid')),
    goal: z.optional(type === 'trainer' ? oneOf(readGoalChoice) : z.never('unknown')),
    type: z.optional(oneOf(readModality)),
    modality: z.optional(oneOf(readModality)),
    country: z.optional(GivenCountry),
    city: z.optional(CityId),
    specialization: z.optional(oneOf((text) => readSpecialty(type, text))),
    language: z.optional(z.enum(LANGUAGE_CODES, 'invalid')),
    rating: z.optional(z.enum(MIN_RATINGS, 'invalid')),
    verified: z.optional(z.literal('true', 'invalid')),
    q: z.optional(SearchText),
    sort: z._default(z.enum([...SORTS, BY_DISTANCE], 'invalid'), 'score'),
    page: PageNumber,
  }
}

/** The names of the parameters that change what a list shows. */
export const LIST_PARAMETERS = Object.keys(listFields('trainer'))

function listQuery(type: ProfessionalType) {
  return z.pipe(
    z.strictObject(listFields(type)),
    z.transform(({ type: alias, professional: _, ...query }) => ({
      ...query,
      professional: type,
      // The goal `online` is a modality: another one would be shown without effect.
      modality: query.goal === 'online' ? undefined : (query.modality ?? alias),
      // There is no distance without a city.
      sort: query.sort === BY_DISTANCE && !query.city ? 'score' : query.sort,
    })),
  )
}

/** One schema a profession: the speciality must be one of its own, the goal filter is the trainers'. */
export const LIST_QUERY = {
  trainer: listQuery('trainer'),
  nutritionist: listQuery('nutritionist'),
  physiotherapist: listQuery('physiotherapist'),
} as const satisfies Record<ProfessionalType, unknown>

/** A list query after parsing: canonical slugs, defaults filled in. */
export type ListQuery = z.infer<(typeof LIST_QUERY)[ProfessionalType]>

/**
 * Parses the query of a list page leniently (see `readLeniently`). What has no effect is named as ignored, too: a modality
 * beside the goal `online` or beside another one, and the order by distance without a city.
 */
export function readListQuery(
  type: ProfessionalType,
  params: URLSearchParams,
): { query: ListQuery; ignored: string[] } {
  const { data, ignored } = readLeniently(LIST_QUERY[type], params)
  const { goal, modality, sort } = data
  const asked = (name: 'type' | 'modality') => readModality(params.get(name) ?? '')
  const used = goal === 'online' ? 'online' : modality
  const overruled = (['type', 'modality'] as const).filter(
    (name) => asked(name) !== undefined && asked(name) !== used,
  )
  const isPlaceless = params.get('sort') === BY_DISTANCE && sort !== BY_DISTANCE
  const names = [...ignored, ...overruled, ...(isPlaceless ? ['sort'] : [])]
  return { query: data, ignored: [...new Set(names)] }
}
