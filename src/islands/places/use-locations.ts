import { useEffect, useState } from 'react'
import { request } from '#client/request.ts'
import { withinPatience } from '#lib/http/patience.ts'
import { LOCATIONS_PATH, type Locations } from '#lib/locations/contract.ts'

let loading: Promise<Locations> | undefined

async function load(): Promise<Locations> {
  const result = await request<Locations>('GET', LOCATIONS_PATH, { signal: withinPatience() })
  if (!result.ok) throw new Error(`locations: ${result.code}`)
  return result.data
}

type State = { locations: Locations | undefined; failed: boolean }

/** Loads the places once per page, shared by all islands; `retry` loads them again after a failure. */
export function useLocations(): State & { retry: () => void } {
  const [state, setState] = useState<State>({ locations: undefined, failed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let wanted = true
    loading ??= load()
    loading.then(
      (locations) => wanted && setState({ locations, failed: false }),
      () => {
        loading = undefined
        if (wanted) setState({ locations: undefined, failed: true })
      },
    )
    return () => {
      wanted = false
    }
  }, [attempt])
  return { ...state, retry: () => setAttempt((n) => n + 1) }
}
