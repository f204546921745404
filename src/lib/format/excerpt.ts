/**
 * The beginning of a text, cut after a whole word with an ellipsis when it is longer than `max` characters.
 *
 * @example excerpt('Fuerza para todos', 12) // 'Fuerza para…'
 */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, max - 1)).replace(/[.,;:]+$/, '')}…`
}
