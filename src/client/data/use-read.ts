import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Call, ResponseOf } from '#lib/http/contract.ts'
import { readOf, useData, type InputOf } from './data.ts'

/** As in TanStack Query, times in ms. */
type ReadOptions<C extends Call> = Pick<
  UseQueryOptions<ResponseOf<C>>,
  'enabled' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'staleTime' | 'throwOnError'
> & {
  /** Tells apart reads of the same address, such as those of two openings. */
  apart?: string
}

/**
 * Read when it is opened and never again by itself, neither after a change: a form is based on it, or each read is an entry
 * in the log of the person whose health data it is.
 */
export const ONCE = { staleTime: 'static', gcTime: 0 } as const

/** For lists: while another page, filter or name is read, what was shown stays. */
export const KEEP_PREVIOUS = { placeholderData: keepPreviousData } as const

/**
 * Reads by a call, and again after every change and when it is shown again. Whoever shows that a read failed offers
 * `refetch`: nothing else asks again.
 *
 * @example const { data, isError, refetch } = useRead(health.getOverview, {})
 */
export function useRead<C extends Call>(
  call: C,
  input: InputOf<C>,
  { apart, ...options }: ReadOptions<C> = {},
) {
  const data = useData()
  return useQuery<ResponseOf<C>>({ ...readOf(data, call, input, apart), ...options }, data.client)
}
