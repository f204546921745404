/** The columns that somebody has hidden, by the name of the table. */
export type HiddenColumns = Readonly<Record<string, readonly string[]>>

/** Reads stored JSON of any shape; null when it is unusable. */
export function readHiddenColumns(stored: unknown): HiddenColumns | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null
  const tables = Object.entries(stored).filter(
    (entry): entry is [string, string[]] =>
      Array.isArray(entry[1]) && entry[1].every((key) => typeof key === 'string'),
  )
  return Object.fromEntries(tables)
}
