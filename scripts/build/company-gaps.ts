import { missingFacts } from '../../src/lib/site/company.ts'

/** What to tell at each build while the legal texts have gaps; null once they are complete. */
export function companyGaps(missing: readonly string[] = missingFacts()): string | null {
  if (missing.length === 0) return null
  return `The legal texts have gaps and must not be published like this. Missing in src/lib/site/company.ts: ${missing.join(', ')}`
}
