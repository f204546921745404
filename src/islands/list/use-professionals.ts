import { useEffect, useState } from 'react'
import { send } from '#client/send.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import type { CallOf } from '#lib/http/contract.ts'
import { withinPatience } from '#lib/http/patience.ts'
import type * as professionals from '#lib/professionals/contract.ts'
import { listParams, without } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import type { ShownList } from './listed.ts'

/** The schemas of its contract are the server's. */
const LIST: CallOf<typeof professionals.listProfessionals> = {
  method: 'GET',
  path: '/api/professionals',
}

/** A list from the API, and the parameters that it rejected (such as a city outside of the country). */
type Found = { list: ShownList; refused: string[] }

/** The lists fetched in this page view, by query: going back shows them at once and keeps the scroll position. */
const seen = new Map<string, Found>()

export type Load = {
  data: ShownList | undefined
  state: 'ready' | 'loading' | 'failed'
  refused: string[]
  retry: () => void
}

/** The cache key of a query: the list's type and its parameters in their fixed order. */
function keyOf(query: ListQuery): string {
  return `${query.professional}?${listParams(query)}`
}

/**
 * Fetches a list. If the server rejects parameters, it is fetched again without them, because a page ignores unknown
 * parameters and shows a notice.
 */
async function fetchList(query: ListQuery, signal: AbortSignal): Promise<Found> {
  const filters = Object.fromEntries(listParams(query))
  const result = await send(LIST, {
    query: { ...filters, professional: query.professional, top10: 'true' },
    signal: withinPatience(signal),
  })
  if (result.ok) return { list: result.data, refused: [] }
  const refused = Object.keys(result.fields).filter((name) => name in query)
  if (refused.length === 0) throw new Error(`list: ${result.code}`)
  const { list } = await fetchList(without(query, refused), signal)
  return { list, refused }
}

/**
 * The list for a query; a cached or the prerendered one until the API answers.
 *
 * @param prerendered the list that the page was rendered with, and its query
 */
export function useProfessionals(
  query: ListQuery,
  prerendered: Found & { query: ListQuery },
): Load {
  const key = keyOf(query)
  const hydrated = useHydrated()
  const [asked, setAsked] = useState({ key: '', failed: false })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    // During hydration the query is that of the prerendered page, not of the URL.
    if (!hydrated) return
    const abort = new AbortController()
    fetchList(query, abort.signal).then(
      (found) => {
        seen.set(key, found)
        // For a page beyond the end the answer is the last one, whose address follows (`useLastPage`).
        seen.set(keyOf({ ...query, page: found.list.page }), found)
        setAsked({ key, failed: false })
      },
      () => {
        if (!abort.signal.aborted) setAsked({ key, failed: true })
      },
    )
    return () => abort.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` covers all of `query`
  }, [key, attempt, hydrated])

  const found = seen.get(key) ?? (key === keyOf(prerendered.query) ? prerendered : undefined)
  const answered = asked.key === key
  return {
    data: found?.list,
    state: answered && asked.failed ? 'failed' : answered ? 'ready' : 'loading',
    refused: found?.refused ?? [],
    retry: () => {
      setAsked({ key: '', failed: false })
      setAttempt((n) => n + 1)
    },
  }
}
