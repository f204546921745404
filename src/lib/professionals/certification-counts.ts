import { caseless } from '#lib/fields/caseless.ts'
import type { RankingFacts } from './ranking.ts'

/** The names of certifications, and those of them that an admin has checked, which may name others too. */
export type Certifications = { certifications: string[]; checkedCertifications: string[] }

/**
 * How many certifications there are, and how many of them are checked: those that differ in case alone are one, checked if
 * any spelling is. Twin of the SQL function `certification_counts`, by which the database ranks: PostgreSQL cannot inline that
 * one, and for the cards of a page it took a sixth of their statement.
 */
export function certificationCounts({
  certifications,
  checkedCertifications,
}: Certifications): Pick<RankingFacts, 'certificationCount' | 'checkedCertificationCount'> {
  const checked = certifications.filter((one) => checkedCertifications.includes(one))
  return {
    certificationCount: new Set(certifications.map(caseless)).size,
    checkedCertificationCount: new Set(checked.map(caseless)).size,
  }
}
