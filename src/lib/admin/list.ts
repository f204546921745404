import * as z from 'zod/mini'
import { UUID } from '#lib/uuid.ts'
import { SearchText } from '#lib/workspace/search-text.ts'

/** Rows of a page. */
export const ADMIN_PAGE = 25

/** Up to here a list is counted; beyond it only "more than" is told (docs/decisions/024). */
export const COUNT_END = 1_000

/** `before` of the last page. */
export const END = 'end'

/** The id of the row beside which a page begins. */
const RowId = z.string('invalid').check(z.regex(UUID, 'invalid'))

export const DIRECTIONS = ['asc', 'desc'] as const
export type Direction = (typeof DIRECTIONS)[number]

/**
 * The query of a table of the admin area: search, order, and the row after or before which the page lies. Pages are
 * reached from row to row, so the last of a hundred thousand costs what the first does.
 *
 * @param sorts the orders; the first is the default
 * @param filters further parameters, all optional
 * @param rowId the ids of its rows; UUIDs unless told
 * @example listQuery(['created', 'name'], { role: z.optional(z.enum(ROLES, 'invalid')) })
 */
export function listQuery<
  const Sorts extends readonly [string, ...string[]],
  Filters extends Readonly<Record<string, z.core.$ZodType>>,
>(sorts: Sorts, filters: Filters, rowId: z.core.$ZodType<string, string> = RowId) {
  return z.strictObject({ q: SearchText, ...orderBy(sorts), ...pageBeside(rowId), ...filters })
}

/** The query of a file with all rows of such a table. */
export function fileQuery<
  const Sorts extends readonly [string, ...string[]],
  Filters extends Readonly<Record<string, z.core.$ZodType>>,
>(sorts: Sorts, filters: Filters) {
  return z.strictObject({ q: SearchText, ...orderBy(sorts), ...filters })
}

/** The order of a list: the first unless told, descending. */
export const orderBy = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  sort: z._default(z.enum(sorts, 'invalid'), sorts[0]),
  dir: z._default(z.enum(DIRECTIONS, 'invalid'), 'desc'),
})

/** The page of a list; the first unless told. */
export const pageBeside = (rowId: z.core.$ZodType<string, string>) => ({
  after: z.optional(rowId),
  /** `END` for the last page. */
  before: z.optional(z.union([z.literal(END), rowId], 'invalid')),
})

/** Where in a list a page lies, and in which order. */
export type ListPlace = {
  dir: Direction
  after?: string | undefined
  before?: string | undefined
}

/** A page of rows, and the ids from which the next and the previous one are reached; null where there is none. */
export function listOf<Row extends z.core.$ZodType>(row: Row) {
  return z.object({
    items: z.array(row),
    /** Of those that match, up to `COUNT_END`. */
    total: z.number(),
    /** Whether there are more. */
    isMore: z.boolean(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  })
}
