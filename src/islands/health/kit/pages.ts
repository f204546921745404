import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readKey, useAsk, useData, type Ask } from '#client/data/data.ts'
import { listRecords } from '#lib/health/calls.ts'
import { type HealthRecords, type RecordsQuery } from '#lib/health/schemas.ts'
import type { HealthRecord } from '#lib/health/record.ts'

type Bounds = Pick<RecordsQuery, 'from' | 'to'>

function readPage(
  ask: Ask,
  bounds: Bounds,
  after: string | null,
  signal?: AbortSignal,
): Promise<HealthRecords> {
  const query = { ...bounds, ...(after !== null && { after }) }
  return ask(listRecords, { query, ...(signal && { signal }) })
}

/** The records between two days, page by page: newest first, the next page when it is asked for. */
export function useRecordPages(bounds: Bounds) {
  const { client } = useData()
  const ask = useAsk()
  return useInfiniteQuery(
    {
      queryKey: readKey(listRecords, { query: bounds }, 'pages'),
      queryFn: ({ pageParam, signal }) => readPage(ask, bounds, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    },
    client,
  )
}

/** All records between two days, newest first. */
export function useAllRecords(bounds: Bounds) {
  const { client } = useData()
  const ask = useAsk()
  return useQuery(
    {
      queryKey: readKey(listRecords, { query: bounds }, 'all'),
      queryFn: ({ signal }) => readAll(ask, bounds, signal),
    },
    client,
  )
}

/** Reads records outside of a list. */
export function useRecordReader() {
  const ask = useAsk()
  return {
    /** All records between two days. @throws CallFailed */
    readAll: (bounds: Bounds): Promise<HealthRecord[]> => readAll(ask, bounds),
    /** One of them as it is stored now, which is looked for on its day first; null when it is gone. @throws CallFailed */
    async find(id: string, day: string): Promise<HealthRecord | null> {
      for (const bounds of [{ from: day, to: day }, {}]) {
        for await (const items of pagesOf(ask, bounds)) {
          const found = items.find((record) => record.id === id)
          if (found) return found
        }
      }
      return null
    },
  }
}

async function readAll(ask: Ask, bounds: Bounds, signal?: AbortSignal): Promise<HealthRecord[]> {
  const all: HealthRecord[] = []
  for await (const items of pagesOf(ask, bounds, signal)) all.push(...items)
  return all
}

async function* pagesOf(
  ask: Ask,
  bounds: Bounds,
  signal?: AbortSignal,
): AsyncGenerator<HealthRecord[]> {
  let after: string | null = null
  do {
    const page: HealthRecords = await readPage(ask, bounds, after, signal)
    yield page.items
    after = page.next
  } while (after !== null)
}
