import type { ColumnMatch } from './guess.ts'

/** Why nothing can be read by these columns: two hold the same, none holds the day, or none a value. Null when it can. */
export function matchingProblem(
  columns: readonly ColumnMatch[],
): 'twice' | 'no_date' | 'no_values' | null {
  const chosen = columns.flatMap(({ column }) => column ?? [])
  if (new Set(chosen).size < chosen.length) return 'twice'
  if (!chosen.includes('recordDate')) return 'no_date'
  return chosen.some((column) => column !== 'recordDate' && column !== 'note') ? null : 'no_values'
}
