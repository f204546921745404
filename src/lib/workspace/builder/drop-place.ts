/** Where something in a list lies, from the top of the list; in px. */
export type Span = { top: number; height: number }

/**
 * The place that an entry of a list is dragged to: past each other one whose middle its leading edge has crossed.
 *
 * @param spans of all entries, before the drag
 * @param by how far it has been dragged, in px; down is positive
 */
export function dropPlace(spans: readonly Span[], from: number, by: number): number {
  const dragged = spans[from]
  if (!dragged) return from
  const top = dragged.top + by
  const bottom = top + dragged.height
  const middle = ({ top: start, height }: Span) => start + height / 2
  const below = spans.slice(from + 1).filter((span) => bottom > middle(span)).length
  const above = spans.slice(0, from).filter((span) => top < middle(span)).length
  return from + below - above
}
