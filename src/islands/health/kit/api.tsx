import { useMutation, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { dataOf, type CallFailed } from '#client/call-failed.ts'
import { queryClient } from '#client/query.ts'
import type { Result } from '#client/request.ts'
import { sendAny, type AnyInput, type Given } from '#client/send.ts'
import { addressOf } from '#lib/http/address.ts'
import type { Call, ResponseOf } from '#lib/http/contract.ts'

/** Answers a call: the API, or the demo's own data in this page. */
export type Transport = <C extends Call>(call: C, input: AnyInput) => Promise<Result<ResponseOf<C>>>

/** Who answers the calls of the health centre. */
export type HealthApi = { isDemo: boolean; transport: Transport }

export const LIVE: HealthApi = { isDemo: false, transport: sendAny }

/** One tree shares it; the provider is the root of the island. */
export const HealthApiContext = createContext<HealthApi>(LIVE)

/** Whether this is the demo, in which nothing leaves the page. */
export const useIsDemo = (): boolean => useContext(HealthApiContext).isDemo

type ReadOptions = { enabled?: boolean; staleTime?: number }

/**
 * For parts of the first screen: it is drawn once its frame has read what they show, so they take that answer and do not ask
 * again. Who comes back to the screen later does. In ms.
 */
export const READ_BY_FRAME: ReadOptions = { staleTime: 10_000 }

/**
 * Reads by a call, as `useQuery(queryOf(…))` does elsewhere. Whoever
 * shows that a read failed offers `refetch` (`ReadFailed`): nothing else asks again.
 *
 * @example const { data, isError, refetch } = useRead(health.getOverview, {})
 */
export function useRead<C extends Call>(
  call: C,
  input: NonNullable<Given<C>[0]>,
  { enabled = true, staleTime = 0 }: ReadOptions = {},
) {
  const api = useContext(HealthApiContext)
  const given: AnyInput = input
  return useQuery(
    {
      queryKey: keyOf(api, call, given),
      queryFn: ({ signal }) => answered(api, call, { ...given, signal }),
      enabled,
      staleTime,
      // Each part that appears would ask again for what another could not read; its button does.
      retryOnMount: false,
    },
    queryClient,
  )
}

/** The key of a read: its address, apart from the demo's. */
export function keyOf(api: HealthApi, call: Call, input: AnyInput): readonly string[] {
  return [api.isDemo ? 'demo' : 'health', addressOf(call, input)]
}

/** The answer of a call. @throws CallFailed */
export async function answered<C extends Call>(
  { transport }: HealthApi,
  call: C,
  input: AnyInput,
): Promise<ResponseOf<C>> {
  return dataOf(await transport(call, input))
}

type ChangeOptions<C extends Call> = {
  onDone?: (data: ResponseOf<C>, input: NonNullable<Given<C>[0]>) => void
  onFail?: (failure: CallFailed, input: NonNullable<Given<C>[0]>) => void
}

/**
 * Changes by a call. Every change makes all reads of the centre stale, which are read anew where
 * they are shown: a new record is in the overview, in the list and in charts.
 *
 * @example const { mutate, isPending } = useChange(health.createRecord, { onDone: () => toast.success(…) })
 */
export function useChange<C extends Call>(call: C, { onDone, onFail }: ChangeOptions<C> = {}) {
  const api = useContext(HealthApiContext)
  return useMutation<ResponseOf<C>, CallFailed, NonNullable<Given<C>[0]>>(
    {
      mutationFn: (input) => answered(api, call, input),
      onSuccess: (data, input) => {
        void refresh(api)
        onDone?.(data, input)
      },
      onError: (failure, input) => onFail?.(failure, input),
    },
    queryClient,
  )
}

/** Reads everything of the centre anew, after something was found to be stale. */
export function useRefresh(): () => void {
  const api = useContext(HealthApiContext)
  return () => void refresh(api)
}

/** Reads everything of the centre anew that is on the screen. */
export async function refresh(api: HealthApi): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [api.isDemo ? 'demo' : 'health'] })
}
