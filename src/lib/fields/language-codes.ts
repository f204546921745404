/** ISO 639 codes of the languages that professionals in Spain are asked for, in the order of the forms. */
export const LANGUAGE_CODES = [
  ...(['es', 'en', 'ca', 'gl', 'eu', 'fr', 'de', 'it', 'pt', 'nl', 'ro', 'pl'] as const),
  ...(['ru', 'uk', 'ar', 'zh', 'ja', 'ko', 'hi', 'tr', 'sv', 'no', 'da', 'fi'] as const),
  ...(['el', 'cs', 'hu', 'bg', 'he'] as const),
] as const
