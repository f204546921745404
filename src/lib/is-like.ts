/**
 * Whether a value has the same fields and types as a sample. Lists may have any length; an empty list of the sample allows
 * any items.
 */
export function isLike<T>(sample: T, value: unknown): value is T {
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((item) => isLike(sample[0] ?? item, item))
  }
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample
  if (typeof value !== 'object' || value === null) return false
  const fields = Object.entries(sample)
  return (
    Object.keys(value).length === fields.length &&
    fields.every(([key, part]) => isLike(part, (value as Record<string, unknown>)[key]))
  )
}
