import { useQuery } from '@tanstack/react-query'
import { CallFailed } from '#client/data/call-failed.ts'
import { useData } from '#client/data/data.ts'
import { send } from '#client/data/send.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { listProfessionals } from '#lib/professionals/calls.ts'
import { listParams, without } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import type { ShownList } from './listed.ts'

/** A list from the API, and the parameters that it rejected (such as a city outside of the country). */
type Found = { list: ShownList; refused: string[] }

export type Load = {
  data: ShownList | undefined
  state: 'ready' | 'loading' | 'failed'
  refused: string[]
  retry: () => void
}

/** The list's type and its parameters in their fixed order. */
const keyOf = (query: ListQuery) => [
  `${listProfessionals.path}/${query.professional}?${listParams(query)}`,
]

/**
 * Fetches a list. If the server rejects parameters, it is fetched again without them, because a page ignores unknown
 * parameters and shows a notice.
 */
async function fetchList(query: ListQuery, signal: AbortSignal): Promise<Found> {
  const filters = Object.fromEntries(listParams(query))
  const result = await send(listProfessionals, {
    query: { ...filters, professional: query.professional },
    signal,
  })
  if (result.ok) return { list: result.data, refused: [] }
  const refused = Object.keys(result.fields).filter((name) => name in query)
  if (refused.length === 0) throw new CallFailed(result)
  const { list } = await fetchList(without(query, refused), signal)
  return { list, refused }
}

/**
 * The list for a query; one that was fetched before, or the prerendered one, until the API answers. Going back shows the
 * former list at once and keeps the scroll position.
 *
 * @param prerendered the list that the page was rendered with, and its query
 */
export function useProfessionals(
  query: ListQuery,
  prerendered: Found & { query: ListQuery },
): Load {
  const key = keyOf(query)
  const { client } = useData()
  const { data, isFetching, isError, refetch } = useQuery(
    {
      queryKey: key,
      async queryFn({ signal }) {
        const found = await fetchList(query, signal)
        // For a page beyond the end the answer is the last one, whose address follows (`useLastPage`).
        client.setQueryData(keyOf({ ...query, page: found.list.page }), found)
        return found
      },
      // During hydration the query is that of the prerendered page, not of the URL.
      enabled: useHydrated(),
      gcTime: Infinity,
    },
    client,
  )
  const isPrerendered = key[0] === keyOf(prerendered.query)[0]
  const found = data ?? (isPrerendered ? prerendered : undefined)
  return {
    data: found?.list,
    state: isFetching || !(data || isError) ? 'loading' : isError ? 'failed' : 'ready',
    refused: found?.refused ?? [],
    retry: () => void refetch(),
  }
}
