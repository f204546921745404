import { useQueries } from '@tanstack/react-query'
import type { Call } from '#lib/http/contract.ts'
import { readOf, useData, type InputOf } from './data.ts'

/** Several reads by one call, such as the pages of a list. */
export function useReads<C extends Call>(call: C, inputs: readonly InputOf<C>[]) {
  const data = useData()
  return useQueries({ queries: inputs.map((input) => readOf(data, call, input)) }, data.client)
}
