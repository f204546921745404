import type { Call, ResponseOf } from '#lib/http/contract.ts'
import { readKey, readOf, useData, type Data, type InputOf } from './data.ts'

/** What was read, to be shown otherwise than as a read gives it. */
export function useCache() {
  const data = useData()
  const { client } = data
  return {
    /** Shows what a change has answered in place of what was read. */
    put<C extends Call>(
      call: C,
      input: InputOf<C>,
      answer: ResponseOf<C> | ((shown: ResponseOf<C> | undefined) => ResponseOf<C> | undefined),
    ): void {
      client.setQueryData<ResponseOf<C>>(readKey(call, input), answer)
    },
    /** Reads what is stored now; it is remembered for no longer than it is on the screen. @throws CallFailed */
    read: <C extends Call>(call: C, input: InputOf<C>): Promise<ResponseOf<C>> =>
      client.query({ ...readOf(data, call, input), staleTime: 0, gcTime: 0 }),
    /** Reads again what is on the screen, once it was found to be out of date. Settles when it is there. */
    refresh: (): Promise<void> => refresh(data),
    /** Reads again what a call has read: now where it is on the screen, otherwise when it is shown. */
    renew: ({ path }: Call): Promise<void> =>
      client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).split('?')[0] === path,
      }),
    /** Forgets what is not on the screen. */
    forget(isForgotten: (address: string) => boolean): void {
      client.removeQueries({
        type: 'inactive',
        predicate: ({ queryKey: [address] }) => isForgotten(String(address)),
      })
    },
  }
}

/** Reads again what is on the screen, except for what is read `ONCE`. */
export const refresh = ({ client }: Data): Promise<void> => client.invalidateQueries()
