/**
 * Whether a value is one of a list.
 *
 * @example isOneOf(LOCALES, 'fr') // false
 */
export function isOneOf<const Value>(values: readonly Value[], value: unknown): value is Value {
  return (values as readonly unknown[]).includes(value)
}
