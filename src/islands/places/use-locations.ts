import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#client/call-failed.ts'
import { queryClient } from '#client/query.ts'
import { request } from '#client/request.ts'
import { withinPatience } from '#lib/http/patience.ts'
import { LOCATIONS_PATH, type Locations } from '#lib/locations/schemas.ts'

const load = async () =>
  dataOf(await request<Locations>('GET', LOCATIONS_PATH, { signal: withinPatience() }))

type State = { locations: Locations | undefined; failed: boolean; retry: () => void }

/** Loads the places once per page, shared by all islands; `retry` loads them again after a failure. */
export function useLocations(): State {
  const { data, isError, refetch } = useQuery(
    { queryKey: [LOCATIONS_PATH], queryFn: load, staleTime: Infinity, retry: false },
    queryClient,
  )
  return { locations: data, failed: isError, retry: () => void refetch() }
}
