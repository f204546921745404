import { onTestFinished } from 'vitest'

/** What screen readers announce of live regions from here on: each change, with the role of its region. */
export function listenTo(regions: Iterable<Element>): string[] {
  const heard: string[] = []
  for (const region of regions) {
    const observer = new MutationObserver(() =>
      heard.push(`${region.role ?? ''}: ${region.textContent}`),
    )
    observer.observe(region, { childList: true, characterData: true, subtree: true })
    onTestFinished(() => observer.disconnect())
  }
  return heard
}
