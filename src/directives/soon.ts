import type { ClientDirective } from 'astro'
import { fingerprintOf, type Snapshot } from '#lib/http/snapshot.ts'
import { onTouch } from './on-touch.ts'

/**
 * `client:soon={snapshot}`: for an island whose first state is part of the page.
 *
 * It starts at once where the URL carries a query (the page then shows something else than was asked for),
 * and when it is touched. Otherwise, once the page has loaded and the browser is idle, the data behind the
 * page is asked for again: only if it has changed since the build is the framework needed to show it.
 */
const soon: ClientDirective = (load, { value }, element) => {
  let started = false
  const wake = onTouch(element, async () => {
    started = true
    await (
      await load()
    )()
  })
  if (location.search.length > 1) return void wake()

  const refresh = async () => {
    if (!started && (await isStale(value as unknown as Snapshot))) await wake()
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => void refresh(), { timeout: 4000 })
    } else setTimeout(() => void refresh(), 200)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Without an answer the page stays as it is: the island would have no newer data either. */
async function isStale({ url, fingerprint }: Snapshot): Promise<boolean> {
  try {
    const response = await fetch(url)
    return response.ok && (await fingerprintOf(await response.text())) !== fingerprint
  } catch {
    return false
  }
}

export default soon
