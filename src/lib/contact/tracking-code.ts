import type { ProfessionalId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

const PREFIX = {
  trainer: 'MFA',
  nutritionist: 'MFN',
  physiotherapist: 'MFF',
} as const satisfies Record<ProfessionalType, string>

/**
 * The tracking code of a contact request: profession, first 8 characters of the professional's id, moment in base 36.
 *
 * @param now in ms since 1970; unique for each professional
 * @example trackingCode({ type: 'trainer', id }, Date.now()) // 'MFA-60b1ab76-MWQPVT6O'
 */
export function trackingCode(
  { type, id }: { type: ProfessionalType; id: ProfessionalId },
  now: number,
): string {
  return `${PREFIX[type]}-${id.slice(0, 8)}-${now.toString(36).toUpperCase()}`
}

/** Where a tab keeps the codes of what the mailed link has sent, until the profile shows them. */
export const SENT_CODES = 'sent-codes'
