/** How many weeks are looked at, by the value of the address. */
export const RANGES = ['4', '12', '52'] as const
export type Range = (typeof RANGES)[number]

/** The last weeks of a list that ends with the newest. */
export const within = <T>(values: readonly T[], range: Range): T[] => values.slice(-Number(range))
