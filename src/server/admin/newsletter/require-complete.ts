import { AppError } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { lacksOf } from '#server/editions/lacks-of.ts'
import type { EditionText } from '#server/mail/mail.ts'

/**
 * Refuses an edition that would reach somebody without a subject, or with neither a text nor an article in their language.
 *
 * @throws INVALID_INPUT with what lacks, by field
 */
export function requireComplete(
  texts: Record<Locale, EditionText>,
  languages: readonly Locale[],
): void {
  const fields = lacksOf(texts, languages)
  if (Object.keys(fields).length > 0)
    throw new AppError('INVALID_INPUT', 'the edition is not complete', { fields })
}
