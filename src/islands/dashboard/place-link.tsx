import type { MouseEvent, ReactNode } from 'react'
import { goToPlace, hrefOf, openOver, placeWith, TABS, type Place } from './address.ts'
import { focusTabSoon } from './tab-focus.ts'
import { TABS_ID } from './tabs-id.ts'

type Props = {
  /** Where it leads, or the questionnaire whose answers it opens here. */
  to: Place | { answers: string }
  label?: string
  className?: string
  children: ReactNode
}

/** A link to a state of the dashboard: opens in a new tab if asked to, and otherwise without loading the page. */
export function PlaceLink({ to, label, className, children }: Props): ReactNode {
  const { answers } = to
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (typeof answers === 'string') openOver('answers', answers)
    else showTabs(to)
  }
  return (
    <a
      href={typeof answers === 'string' ? hrefOf(placeWith({ answers })) : hrefOf(to)}
      aria-label={label}
      onClick={onClick}
      className={className}
    >
      {children}
    </a>
  )
}

/** Goes to a tab, which is further down, and takes the reader along. */
function showTabs(place: Place): void {
  goToPlace(place)
  requestAnimationFrame(() => {
    document.getElementById(TABS_ID)?.scrollIntoView()
    focusTabSoon(place['tab'] ?? TABS[0])
  })
}
