/** A file that the part has offered to save. */
export type Download = { name: string; content: Promise<Blob> }

let departures: string[] = []
let downloads: Download[] = []

/**
 * Where the part wanted to lead, as paths with query and fragment: a test stays on its page, so that links and redirects
 * are noted instead of followed.
 */
export const departedTo = (): readonly string[] => departures

/** The files that were offered, oldest first: they are noted instead of saved. */
export const downloaded = (): readonly Download[] => downloads

export function forgetDepartures(): void {
  departures = []
  downloads = []
}

navigation.addEventListener('navigate', (event) => {
  const { destination, cancelable, downloadRequest } = event
  if (destination.sameDocument || !cancelable) return
  event.preventDefault()
  if (downloadRequest !== null) {
    // Read at once: the address of what was made in the page ends with the press.
    downloads.push({ name: downloadRequest, content: contentOf(destination.url) })
    return
  }
  const { origin, href, pathname, search, hash } = new URL(destination.url)
  departures.push(origin === location.origin ? pathname + search + hash : href)
})

async function contentOf(url: string): Promise<Blob> {
  return (await fetch(url)).blob()
}
