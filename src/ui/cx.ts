/**
 * Joins class names, skipping falsy ones.
 *
 * @example cx('rounded-card', open && 'shadow-soft') // 'rounded-card' when closed
 */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
