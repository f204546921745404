let departures: string[] = []

/**
 * Where the part wanted to lead, as paths with query and fragment: a test stays on its page, so that links and redirects
 * are noted instead of followed.
 */
export const departedTo = (): readonly string[] => departures

export function forgetDepartures(): void {
  departures = []
}

navigation.addEventListener('navigate', (event) => {
  const { destination, cancelable } = event
  if (destination.sameDocument || !cancelable) return
  event.preventDefault()
  const { origin, href, pathname, search, hash } = new URL(destination.url)
  departures.push(origin === location.origin ? pathname + search + hash : href)
})
