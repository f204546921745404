import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { queryClient } from '#client/query.ts'
import type { AnyInput } from '#client/send.ts'
import { listRecords } from '#lib/health/calls.ts'
import { type HealthRecords, type RecordsQuery } from '#lib/health/schemas.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { answered, HealthApiContext, keyOf, type HealthApi } from './api.tsx'

type Bounds = Pick<RecordsQuery, 'from' | 'to'>

function readPage(
  api: HealthApi,
  bounds: Bounds,
  after: string | null,
  signal?: AbortSignal,
): Promise<HealthRecords> {
  const input: AnyInput = {
    query: { ...bounds, ...(after !== null && { after }) },
    ...(signal && { signal }),
  }
  return answered(api, listRecords, input)
}

/** The records between two days, page by page: newest first, the next page when it is asked for. */
export function useRecordPages(bounds: Bounds) {
  const api = useContext(HealthApiContext)
  return useInfiniteQuery(
    {
      queryKey: [...keyOf(api, listRecords, { query: bounds }), 'pages'],
      queryFn: ({ pageParam, signal }) => readPage(api, bounds, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    },
    queryClient,
  )
}

/** All records between two days, newest first. */
export function useAllRecords(bounds: Bounds) {
  const api = useContext(HealthApiContext)
  return useQuery(
    {
      queryKey: [...keyOf(api, listRecords, { query: bounds }), 'all'],
      queryFn: ({ signal }) => readAll(api, bounds, signal),
    },
    queryClient,
  )
}

/** Reads records outside of a list. */
export function useRecordReader() {
  const api = useContext(HealthApiContext)
  return {
    /** All records between two days. @throws CallFailed */
    readAll: (bounds: Bounds): Promise<HealthRecord[]> => readAll(api, bounds),
    /** One of them as it is stored now, which is looked for on its day first; null when it is gone. @throws CallFailed */
    async find(id: string, day: string): Promise<HealthRecord | null> {
      for (const bounds of [{ from: day, to: day }, {}]) {
        for await (const items of pagesOf(api, bounds)) {
          const found = items.find((record) => record.id === id)
          if (found) return found
        }
      }
      return null
    },
  }
}

async function readAll(
  api: HealthApi,
  bounds: Bounds,
  signal?: AbortSignal,
): Promise<HealthRecord[]> {
  const all: HealthRecord[] = []
  for await (const items of pagesOf(api, bounds, signal)) all.push(...items)
  return all
}

async function* pagesOf(
  api: HealthApi,
  bounds: Bounds,
  signal?: AbortSignal,
): AsyncGenerator<HealthRecord[]> {
  let after: string | null = null
  do {
    const page: HealthRecords = await readPage(api, bounds, after, signal)
    yield page.items
    after = page.next
  } while (after !== null)
}
