import { QueryClient } from '@tanstack/react-query'
import { $session } from '#stores/session.ts'
import type { CallFailed } from './call-failed.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailed
  }
}

/** Holds what was read, with the same rules for every read. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Retry a read once when the server was unreachable; a refusal would be repeated.
        retry: (failures, { code }) => code === 'UNAVAILABLE' && failures < 1,
        // Each part that appears would ask again for what another could not read; its button does.
        retryOnMount: false,
        // A device that reports to be offline may still reach the server, so always try.
        networkMode: 'always',
        // Forms are based on the data: it only changes when this tab changes it.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: {
        // The first may have succeeded.
        retry: false,
        networkMode: 'always',
        // What was sent and answered (a document, an export of all data) is forgotten with its screen. Not at once: TanStack
        // Query looks again after this time, for as long as a change is pending that no screen waits for. In ms.
        gcTime: 1_000,
      },
    },
  })

/** What was read from the API, by all islands of the page. */
export const queryClient = newQueryClient()

// Clear the cache when the session changes, so no user sees another's data. Not at build time, where there are no other
// tabs to listen to.
if (typeof document !== 'undefined') {
  $session.listen(({ event }) => {
    if (event === 'signed-in' || event === 'signed-out') queryClient.clear()
  })
}
