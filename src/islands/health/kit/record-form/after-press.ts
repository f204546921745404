/**
 * Calls back at once or, while a pointer is pressed, after it has been released. What appears when a field is left moves
 * the page: under a pointer that is pressing a button, the click would miss it.
 */
export function afterPress(callback: () => void): void {
  if (!document.querySelector(':active')) {
    callback()
    return
  }
  const over = new AbortController()
  const release = () => {
    over.abort()
    // The click comes after the release.
    setTimeout(callback)
  }
  addEventListener('pointerup', release, { signal: over.signal })
  addEventListener('pointercancel', release, { signal: over.signal })
}
