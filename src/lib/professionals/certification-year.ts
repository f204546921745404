/** A year that is not part of a longer number: of a diploma, not of a register number. */
const YEAR = /(?<![\d.,/-])(19[5-9]\d|20\d\d)(?![\d/-]|[.,]\d)/g

/**
 * The year that a certification names, as its owner wrote it; null without one, with several ("2015–2019" is a course, not
 * a moment), and for one that has not come yet.
 *
 * @example certificationYear('Máster en Nutrición Deportiva (2018)', 2026) // 2018
 */
export function certificationYear(text: string, thisYear: number): number | null {
  const years = [...text.matchAll(YEAR)].map(([year]) => Number(year))
  const [year] = years
  return years.length === 1 && year !== undefined && year <= thisYear ? year : null
}

/** Certifications as a line of time: the newest first, then those without a year in the order of their owner. */
export function inTime(
  certifications: readonly string[],
  thisYear: number,
): { text: string; year: number | null }[] {
  return certifications
    .map((text) => ({ text, year: certificationYear(text, thisYear) }))
    .toSorted((a, b) => (b.year ?? -1) - (a.year ?? -1))
}
