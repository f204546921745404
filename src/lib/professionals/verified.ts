import { formatDate } from '#lib/format/date.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'

/**
 * How the sentence of a badge begins: a member of a colegio, an entry in another register, a title, or a profession that an
 * admin confirmed without either.
 */
export const BADGE_WORDINGS = [
  'member',
  'member_female',
  'member_male',
  'registered',
  'title',
  'confirmed',
] as const

/** What the public reads about a checked profession: no more than its sentence says. */
export type Verified = {
  wording: (typeof BADGE_WORDINGS)[number]
  /** The name of the register, where the sentence names it. */
  register: string | null
  number: string | null
  /** When an admin checked it, ISO 8601, UTC. */
  checkedAt: string
}

/** The values of the sentence. */
export function verifiedValues({ register, number, checkedAt }: Verified, locale: Locale) {
  return { register: register ?? '', number: number ?? '', date: formatDate(checkedAt, locale) }
}

/**
 * The sentence of a badge.
 *
 * @example 'Colegiada n.º 12.045, comprobado el 20 de noviembre de 2026'
 */
export function verifiedText(verified: Verified, t: T<'professionals'>, locale: Locale): string {
  return t(`professionals.checked.${verified.wording}`, verifiedValues(verified, locale))
}
