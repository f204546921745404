import { hc } from 'hono/client'
import { useEffect, useState } from 'react'
import type { ProfessionalsApp } from '#functions/professionals.ts'
import type { ListResponse } from '#lib/professionals/contract.ts'
import { listParams } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'

const api = hc<ProfessionalsApp>('/').api.professionals

/** What has been fetched in this visit, by query: going back shows it at once and keeps the scroll. */
const seen = new Map<string, ListResponse>()

export type Load = {
  data: ListResponse | undefined
  state: 'ready' | 'loading' | 'failed'
  /** Parameters that the server does not know (a city that is not in the country, say). */
  refused: string[]
}

type Answer = { key: string; failed?: boolean; refused?: string[] }

/** The key of a query in `seen`: the same filters, in the same order, are the same list. */
function keyOfQuery(query: ListQuery): string {
  return `${query.professional}?${listParams(query)}`
}

async function fetchList(query: ListQuery, signal: AbortSignal): Promise<Answer> {
  const key = keyOfQuery(query)
  const response = await api.$get(
    {
      query: {
        ...Object.fromEntries(listParams(query)),
        professional: query.professional,
        top10: 'true',
      },
    },
    { init: { signal } },
  )
  if (response.ok) {
    seen.set(key, await response.json())
    return { key }
  }
  if (response.status === 400) {
    const body: { error?: { fields?: Record<string, string> } } = await response.json()
    return { key, refused: Object.keys(body.error?.fields ?? {}) }
  }
  return { key, failed: true }
}

/**
 * The list for a query, fresh from the API.
 *
 * @param prerendered the list that the page was rendered with, and the query that it answers
 */
export function useProfessionals(
  query: ListQuery,
  prerendered: { query: ListQuery; list: ListResponse },
): Load & { retry: () => void } {
  const key = keyOfQuery(query)
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    fetchList(query, abort.signal).then(setAnswer, () => {
      if (!abort.signal.aborted) setAnswer({ key, failed: true })
    })
    return () => abort.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` says all that is in `query`
  }, [key, attempt])

  const current = answer?.key === key ? answer : undefined
  const data =
    seen.get(key) ?? (key === keyOfQuery(prerendered.query) ? prerendered.list : undefined)
  return {
    data,
    state: current?.failed ? 'failed' : current ? 'ready' : 'loading',
    refused: current?.refused ?? [],
    retry: () => {
      setAnswer(undefined)
      setAttempt((n) => n + 1)
    },
  }
}
