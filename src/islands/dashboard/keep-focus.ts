import { isFocusFree } from '#client/island/fallen-focus.ts'

/** Moves the focus to an element when that which had it is gone: a row that was done, a button that was used up. */
export function keepFocus(id: string): void {
  const take = () => {
    if (isFocusFree()) document.getElementById(id)?.focus({ preventScroll: true })
  }
  // React Query tells of a new answer in a timer of its own, begun before this one; React paints it by the next frame.
  setTimeout(() => requestAnimationFrame(take))
}
