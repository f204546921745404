/** Arrow keys move between the field and the links; a letter typed on a link goes into the field. */
export function arrowKeys(event: KeyboardEvent, field: HTMLElement, area: HTMLElement): void {
  const stops = [field, ...area.querySelectorAll('a')]
  const at = stops.indexOf(event.target as HTMLElement)
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = stops[Math.max(0, at) + (event.key === 'ArrowDown' ? 1 : -1)]
    event.preventDefault()
    next?.focus()
  } else if (at > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
    field.focus()
  }
}
