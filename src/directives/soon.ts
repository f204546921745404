import type { ClientDirective } from 'astro'

/**
 * `client:soon`: at once where the URL carries a query (the pre-rendered list is then not what was asked
 * for) or the island is touched, otherwise when the page has loaded and the browser is idle.
 */
const soon: ClientDirective = (load, _options, element) => {
  let started = false
  const hydrate = async () => {
    if (started) return
    started = true
    const start = await load()
    await start()
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => void hydrate(), { timeout: 4000 })
    else setTimeout(() => void hydrate(), 200)
  }
  if (location.search.length > 1) void hydrate()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
  for (const event of ['pointerdown', 'focusin']) {
    element.addEventListener(event, () => void hydrate(), { once: true, passive: true })
  }
}

export default soon
