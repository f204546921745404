/** Moves the focus to an element when that which had it is gone: a row that was done, a button that was used up. */
export function keepFocus(id: string): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) {
      document.getElementById(id)?.focus({ preventScroll: true })
    }
  })
}
