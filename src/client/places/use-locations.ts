import { useRead } from '#client/data/use-read.ts'
import type { CallOf, Schema } from '#lib/http/contract.ts'
import { LOCATIONS_PATH, type Locations } from '#lib/locations/schemas.ts'

/** A file of the site, which no function serves. */
const getLocations: CallOf<{ response: Schema & { _zod: { output: Locations } } }> = {
  method: 'GET',
  path: LOCATIONS_PATH,
}

type State = { locations: Locations | undefined; failed: boolean; retry: () => void }

/** Loads the places once per page, shared by all islands; `retry` loads them again after a failure. */
export function useLocations(): State {
  const { data, isError, refetch } = useRead(getLocations, {}, { staleTime: 'static' })
  return { locations: data, failed: isError, retry: () => void refetch() }
}
