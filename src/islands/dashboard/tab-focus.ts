import { TABS_ID } from './tabs-id.ts'

/** The tab that is to have the focus once it is there: a link above can be faster than the script of the tabs. */
let awaited: string | null = null

/** Gives the focus to a tab, now or when the tabs have loaded. */
export function focusTabSoon(tab: string): void {
  awaited = tab
  focusAwaitedTab()
}

/** For the tabs, when they have loaded. */
export function focusAwaitedTab(): void {
  // By its value: which one is selected is marked later.
  const tab = document.querySelector<HTMLElement>(
    `#${TABS_ID} [role="tab"][data-value="${awaited}"]`,
  )
  if (!tab) return
  awaited = null
  tab.focus({ preventScroll: true })
}
