/**
 * Every number of `width` bits in which bit `bit` is set. `mask = any(…)` over them says the same as
 * `mask & (1 << bit) <> 0`, in a form that Postgres has statistics for and can look up in an index.
 *
 * @example masksWith(1, 2) // [2, 3]
 */
export function masksWith(bit: number, width: number): number[] {
  return Array.from({ length: 1 << width }, (_, mask) => mask).filter((mask) => mask & (1 << bit))
}
