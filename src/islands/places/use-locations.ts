import { useEffect, useState } from 'react'
import { LOCATIONS_PATH, type Locations } from '#lib/locations/contract.ts'

let loading: Promise<Locations> | undefined

async function load(): Promise<Locations> {
  const response = await fetch(LOCATIONS_PATH)
  if (!response.ok) throw new Error(`locations: ${response.status}`)
  return (await response.json()) as Locations
}

/** Fetches the places once a page, however many islands ask; a failed fetch is tried again by the next. */
export function useLocations(): { locations: Locations | undefined; failed: boolean } {
  const [locations, setLocations] = useState<Locations>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    loading ??= load()
    loading.then(
      (loaded) => wanted && setLocations(loaded),
      () => {
        loading = undefined
        if (wanted) setFailed(true)
      },
    )
    return () => {
      wanted = false
    }
  }, [])
  return { locations, failed }
}
