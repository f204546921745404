import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { ADMIN_PAGE, COUNT_END, END, type ListPlace } from '#lib/admin/list.ts'

/** What a list is ordered by. */
export type Order = {
  /** Not null in any row; an index on it and the id serves the list. */
  by: SQLWrapper
  /** Unique; decides between equals. */
  id: SQLWrapper
  /** The rows of the list without its filters, as after `from`: where the row of a cursor is looked up. */
  from: SQL
}

/** Whether the rows are read from the end towards the beginning. */
const isBackward = ({ before }: ListPlace) => before !== undefined

/** Where a page lies. */
export type KeysetPlace = ListPlace & {
  /** The value of the order, as text, in the row that the page lies beside: then that row need not be there any more. */
  position?: string | undefined
}

/** The condition, order and limit of a page (keyset pagination): one row more than it shows tells whether others follow. */
export function keyset({ by, id, from }: Order, place: KeysetPlace) {
  const isDescending = (place.dir === 'desc') !== isBackward(place)
  const cursor = place.before === END ? undefined : (place.before ?? place.after)
  const direction = isDescending ? sql`desc` : sql`asc`
  const beyond = isDescending ? sql`<` : sql`>`
  const position = () =>
    place.position === undefined
      ? sql`(select ${by} from ${from} where ${id} = ${cursor})`
      : sql`${place.position}`
  return {
    where:
      cursor === undefined ? undefined : sql`(${by}, ${id}) ${beyond} (${position()}, ${cursor})`,
    orderBy: [sql`${by} ${direction}`, sql`${id} ${direction}`],
    limit: ADMIN_PAGE + 1,
  }
}

/** The page that the rows of `keyset` make. */
export function pageOf<Row>(rows: readonly Row[], place: ListPlace, idOf: (row: Row) => string) {
  const isFull = rows.length > ADMIN_PAGE
  const shown = rows.slice(0, ADMIN_PAGE)
  const items = isBackward(place) ? shown.toReversed() : shown
  const ends = isBackward(place)
    ? { isFirst: !isFull, isLast: place.before === END }
    : { isFirst: place.after === undefined, isLast: !isFull }
  const [first, last] = [items[0], items.at(-1)]
  return {
    items,
    next: last !== undefined && !ends.isLast ? idOf(last) : null,
    previous: first !== undefined && !ends.isFirst ? idOf(first) : null,
  }
}

/**
 * A page of a list; the first one where it would be empty, as when the row beside which it lies was deleted since: an empty
 * table would say that nothing matches.
 */
export async function orFirst<Place extends ListPlace, Page extends { items: readonly unknown[] }>(
  place: Place,
  read: (place: Place) => Promise<Page>,
): Promise<Page> {
  const page = await read(place)
  const isFirst = place.after === undefined && place.before === undefined
  if (page.items.length > 0 || isFirst) return page
  return read({ ...place, after: undefined, before: undefined })
}

/** Rows to be counted: pass it as the limit of a subquery that selects the matches. */
export const COUNT_LIMIT = COUNT_END + 1

/** What a count of at most `COUNT_LIMIT` rows tells. */
export const totalOf = (counted: number) => ({
  total: Math.min(counted, COUNT_END),
  isMore: counted > COUNT_END,
})
