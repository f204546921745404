import type { ClientDirective } from 'astro'
import { renew } from '#client/renew.ts'
import { whenIdle } from '#client/when-idle.ts'
import { onInteraction } from './on-interaction.ts'

/**
 * `client:stale={address}`: for an island that shows data of the build, where the server draws the same page on demand
 * at that address.
 *
 * It starts at the first interaction, and at once where the URL carries a query (the page then shows something else than
 * was asked for). Otherwise, once the page has loaded and the browser is idle, what the server draws differently by now
 * is put in its place, without a framework; hydration finds the same.
 */
const stale: ClientDirective = (load, { value }, element) => {
  let isStarted = false
  const hydrate = onInteraction(element, async () => {
    isStarted = true
    return (await load())()
  })
  if (location.search.length > 1) return void hydrate()

  whenIdle(async () => {
    // A touched island reads its data itself.
    const fresh = isStarted ? null : await drawnNow(value, element)
    const props = fresh?.getAttribute('props')
    if (!fresh || !props || isStarted || props === element.getAttribute('props')) return
    renew(element.firstElementChild!, fresh.firstElementChild!)
    element.setAttribute('props', props)
  })
}

/** The same island as the server draws it now; null without an answer, or with another page or build. */
async function drawnNow(address: string, island: Element): Promise<Element | null> {
  try {
    const html = await (await fetch(address)).text()
    const page = new DOMParser().parseFromString(html, 'text/html')
    return page.querySelector(`[component-url="${island.getAttribute('component-url')}"]`)
  } catch {
    return null
  }
}

export default stale
