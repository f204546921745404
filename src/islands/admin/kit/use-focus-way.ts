import { useEffect, useRef, type RefObject } from 'react'
import { rowButtonId } from './row-button.tsx'

/** Whether anything has been pressed since the page came, by whatever means. */
let isPressed = false
if (typeof document !== 'undefined') {
  document.addEventListener('click', () => (isPressed = true), { capture: true, once: true })
}

/**
 * The focus goes to the heading of what has just been opened in the place of its list, unless the page came with it open:
 * then it stays where browsers begin. The heading is not reached by the Tab key.
 *
 * @returns for an element around the heading, which is there from the first time on
 */
export function useFocusedHeading<Around extends HTMLElement>(): RefObject<Around | null> {
  const around = useRef<Around>(null)
  useEffect(() => {
    if (isPressed) focusHeading(around.current)
  }, [])
  return around
}

/**
 * The focus goes back to the row that was opened; to the heading of the list where that row is gone.
 *
 * @param open what is open in the list's place, as its `RowButton` names it; null while the list is shown
 * @returns for an element around the list
 */
export function useFocusedRow<Around extends HTMLElement>(
  open: string | null,
): RefObject<Around | null> {
  const around = useRef<Around>(null)
  const before = useRef(open)
  useEffect(() => {
    if (open === null && before.current !== null) {
      const row = document.getElementById(rowButtonId(before.current))
      if (row) row.focus()
      else focusHeading(around.current)
    }
    before.current = open
  }, [open])
  return around
}

function focusHeading(around: HTMLElement | null): void {
  const heading = around?.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
