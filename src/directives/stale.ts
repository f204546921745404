import type { ClientDirective } from 'astro'
import { whenIdle } from '#client/when-idle.ts'
import { fingerprintOf, type Snapshot } from '#lib/http/snapshot.ts'
import { onInteraction } from './on-interaction.ts'

/**
 * `client:stale={snapshot}`: for an island whose first state is part of the page.
 *
 * It starts at once where the URL carries a query (the page then shows something else than was asked for),
 * and at the first interaction. Otherwise, once the page has loaded and the browser is idle, the data behind the
 * page is fetched again, and React is loaded only if the page is stale.
 */
const stale: ClientDirective = (load, { value }, element) => {
  let started = false
  const hydrate = onInteraction(element, async () => {
    started = true
    await (
      await load()
    )()
  })
  if (location.search.length > 1) return void hydrate()

  const refresh = async () => {
    if (!started && (await isStale(value as unknown as Snapshot))) await hydrate()
  }
  whenIdle(refresh)
}

/** Without a response the page stays as it is: the island would have no newer data either. */
async function isStale({ url, fingerprint }: Snapshot): Promise<boolean> {
  try {
    const response = await fetch(url)
    return response.ok && (await fingerprintOf(await response.text())) !== fingerprint
  } catch {
    return false
  }
}

export default stale
