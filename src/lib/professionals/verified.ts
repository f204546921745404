import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import { formatDate } from '#lib/format/date.ts'

/** How the sentence of a badge begins: a member of a colegio, an entry in another register, or a title. */
export const BADGE_WORDINGS = [
  'member',
  'member_female',
  'member_male',
  'registered',
  'title',
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

/** A checked profession, as its record has it. */
export type CheckedProfession = {
  register: string | null
  number: string | null
  checkedAt: string
  /** Of the professional; null where they have not told. */
  gender: 'male' | 'female' | 'other' | null
}

/** Professional bodies, in the languages of Spain: their members are called so. */
const COLEGIO = /\b(colegio|col·legi|collegi|colexio|kolegio|elkargo)/i

/** What the record lets the public know. A number is shown with what it is a number of. */
export function toVerified({ register, number, checkedAt, gender }: CheckedProfession): Verified {
  if (number === null || register === null) {
    return { wording: 'title', register: null, number: null, checkedAt }
  }
  if (!COLEGIO.test(register)) return { wording: 'registered', register, number, checkedAt }
  const wording =
    gender === 'female' || gender === 'male' ? (`member_${gender}` as const) : 'member'
  return { wording, register: null, number, checkedAt }
}

/** The texts of the sentence. */
export type VerifiedT = Translate<{ professionals: Pick<Texts['professionals'], 'checked'> }>

/** The values of the sentence. */
export function verifiedValues({ register, number, checkedAt }: Verified, locale: Locale) {
  return { register: register ?? '', number: number ?? '', date: formatDate(checkedAt, locale) }
}

/**
 * The sentence of a badge.
 *
 * @example 'Colegiada n.º 12.045, comprobado el 20 de noviembre de 2026'
 */
export function verifiedText(verified: Verified, t: VerifiedT, locale: Locale): string {
  return t(`professionals.checked.${verified.wording}`, verifiedValues(verified, locale))
}
