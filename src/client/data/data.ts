import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { addressOf } from '#lib/http/address.ts'
import type { Call, ResponseOf } from '#lib/http/contract.ts'
import { dataOf } from './call-failed.ts'
import { queryClient } from './query-client.ts'
import type { Result } from './request.ts'
import { sendAny, type AnyInput, type Given } from './send.ts'

/** Answers a call: the API, or a demonstration from data of this page. */
export type Transport = <C extends Call>(call: C, input: AnyInput) => Promise<Result<ResponseOf<C>>>

/** Where the reads and changes of a tree go, and what was read. */
export type Data = { isDemo: boolean; transport: Transport; client: QueryClient }

/** The API. */
export const LIVE: Data = { isDemo: false, transport: sendAny, client: queryClient }

/** The API, unless a demonstration provides its own data. */
export const DataContext = createContext<Data>(LIVE)

/** For hooks that no call and its answer describe; others use `useRead`, `useChange` and `useCache`. */
export const useData = (): Data => useContext(DataContext)

/** Whether this is a demonstration, in which nothing leaves the page. */
export const useIsDemo = (): boolean => useData().isDemo

/** What a call is given. */
export type InputOf<C extends Call> = NonNullable<Given<C>[0]>

/** Answers a call. Rejects with `CallFailed` alone. */
export type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<ResponseOf<C>>

/** For calls that nothing on the screen waits for, such as drafts that save themselves, and for several in one `useAction`. */
export function useAsk(): Ask {
  const data = useData()
  return (call, input) => ask(data, call, input)
}

async function ask<C extends Call>(
  { transport }: Data,
  call: C,
  input: InputOf<C>,
): Promise<ResponseOf<C>> {
  return dataOf(await transport(call, input as AnyInput))
}

/**
 * The key of a read: its address first.
 *
 * @param apart tells apart reads of the same address, such as those of two openings
 */
export const readKey = (call: Call, input: AnyInput, apart?: string): readonly unknown[] => [
  addressOf(call, input),
  input.body,
  apart,
]

/** The key and function of a read. Aborted when nobody waits for it. */
export function readOf<C extends Call>(data: Data, call: C, input: InputOf<C>, apart?: string) {
  return {
    queryKey: readKey(call, input, apart),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ResponseOf<C>> =>
      ask(data, call, { ...input, signal }),
  }
}
