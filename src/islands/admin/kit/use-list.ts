import { useAddress } from '#client/address/use-address.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import { useSearch, type Search } from '#client/list/use-search.ts'
import type { Call, Schemas, ResponseOf } from '#lib/http/contract.ts'
import { ADMIN, goWith, type AdminChanges, type AdminParameter } from '../address.ts'
import { orderOf, type Order } from './order-of.ts'

/** The page of a list call, as `listOf` describes it. */
export type PageOf<Row> = {
  items: readonly Row[]
  total: number
  isMore: boolean
  next: string | null
  previous: string | null
}
type RowOf<C extends Call> = ResponseOf<C> extends { items: readonly (infer Row)[] } ? Row : never

export type List<Row> = {
  /** The last page that was read; undefined until the first. */
  page: PageOf<Row> | undefined
  /** Why the last read failed. */
  error: CallFailed | null
  /** Whether another page is on its way. */
  isLate: boolean
  retry: () => unknown
  search: Search
  /** A parameter of the address: a filter, `sort`, `dir`; null when it is not set. */
  value: (name: AdminParameter) => string | null
  /** By which column it is ordered, and how: what the address says, or else the call. */
  order: Order
  /** What the call is asked for, without the place of the page: for a CSV of the same. */
  query: Readonly<Record<string, string>>
  /** Sets filters or the order; the list begins with its first page. */
  change: (values: AdminChanges) => void
}

type Options = {
  /** The names of its filters. */
  filters: readonly AdminParameter[]
  /** What is asked for besides, such as the language. */
  fixed?: Readonly<Record<string, string>>
}

const PLACE = ['after', 'before'] as const
const FIRST_PAGE = { after: null, before: null }

/**
 * A table of the admin area. Order, filters and page are in the address; what is searched for, which may be a name, is
 * not.
 *
 * @param call whose query is `listQuery` and whose response is `listOf`
 * @param schemas those of the call, whose query has its order
 */
export function useList<C extends Call>(
  call: C,
  schemas: Pick<Schemas, 'query'>,
  { filters, fixed = {} }: Options,
): List<RowOf<C>> {
  const address = useAddress(ADMIN)
  const value = (name: AdminParameter): string | null => address[name]
  const search = useSearch(() => goWith(FIRST_PAGE))
  const read = (names: readonly AdminParameter[]) =>
    Object.fromEntries(names.flatMap((name) => (value(name) ? [[name, value(name)!]] : [])))
  const query = { ...fixed, ...read(['sort', 'dir', ...filters]), ...(search.q && { q: search.q }) }
  // Checked by the server, whose schema of the query the address has to pass.
  const { data, error, isPlaceholderData, refetch } = useRead(
    call as Call,
    { query: { ...query, ...read(PLACE) } } as never,
    KEEP_PREVIOUS,
  )
  return {
    page: data as PageOf<RowOf<C>> | undefined,
    error,
    isLate: isPlaceholderData,
    retry: refetch,
    search,
    value,
    order: orderOf(schemas, { ...fixed, ...read(['sort', 'dir']) }),
    query,
    change: (values) => goWith({ ...FIRST_PAGE, ...values }),
  }
}
