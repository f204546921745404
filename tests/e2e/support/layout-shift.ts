import type { Page } from '@playwright/test'

/** Of the Layout Instability API, which TypeScript does not know. */
type LayoutShift = {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}
type Shift = { value: number; moved: string[] }

/**
 * Records the layout shifts of a page from its start.
 *
 * @returns what moved since, with the size of each shift; nothing where together they are below what can be seen
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const html = node instanceof Element ? node.outerHTML : node?.nodeValue
          return `${html?.slice(0, 120)} ${from.top}+${from.height} to ${to.top}+${to.height}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate<Shift[]>('shifts')
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    return sum < 0.001 ? [] : shifts.map(({ value, moved }) => `${value}: ${moved.join(', ')}`)
  }
}
