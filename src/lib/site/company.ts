import type { Locale } from '#lib/i18n/locales.ts'

/** What the legal texts say of the company. Each has a name in the texts: `documents.fact.*`. */
export const COMPANY_FACTS = [
  'legalName',
  'taxId',
  'address',
  'register',
  'dataProtectionOfficer',
  'hostingContract',
  'hostingLog',
  'databaseContract',
  'backupWindow',
  'mailProvider',
  'consumerArbitration',
] as const
export type CompanyFact = (typeof COMPANY_FACTS)[number]

/** The same in both languages, or one text for each. */
type Known = string | Readonly<Record<Locale, string>>

/**
 * The facts, which nobody but the company can give: fill them in here before the site goes live. While one is null, the
 * pages mark the gap and each build lists it.
 */
export const COMPANY: Readonly<Record<CompanyFact, Known | null>> = {
  /** The name of the company, or of the person who runs the site. */
  legalName: null,
  taxId: null,
  address: null,
  /** Register, volume, sheet; or that there is none. */
  register: null,
  /** How to reach the officer; or that none has been appointed. */
  dataProtectionOfficer: null,
  /** Company, date of the processing contract, and what covers the transfer (of Netlify). */
  hostingContract: null,
  /** How long Netlify keeps its logs on the plan in use. */
  hostingLog: null,
  /** Company, region, date of the processing contract, and what covers the transfer (of Neon). */
  databaseContract: null,
  /** The window of Neon's history on the plan in use. */
  backupWindow: null,
  /** Company, country, date of the processing contract. */
  mailProvider: null,
  /** The arbitration board that the company has joined; or that it has joined none. */
  consumerArbitration: null,
}

/** What is still unknown. */
export const missingFacts = (): CompanyFact[] =>
  COMPANY_FACTS.filter((fact) => COMPANY[fact] === null)

/** A fact in a language; null when it is unknown. */
export function companyFact(fact: CompanyFact, locale: Locale): string | null {
  const known = COMPANY[fact]
  return known === null || typeof known === 'string' ? known : known[locale]
}
