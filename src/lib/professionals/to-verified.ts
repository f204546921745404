import type { Verified } from './verified.ts'

/** A checked profession, as its record has it. */
export type CheckedProfession = {
  register: string | null
  number: string | null
  checkedAt: string
  /** Whether an admin confirmed it without a document or a register. */
  isConfirmed: boolean
  /** Of the professional; null where they have not told. */
  gender: 'male' | 'female' | 'other' | null
}

/** Professional bodies, in the languages of Spain: their members are called so. */
const COLEGIO = /\b(colegio|col·legi|collegi|colexio|kolegio|elkargo)/i

/** What the record lets the public know. A number is shown with what it is a number of. */
export function toVerified(checked: CheckedProfession): Verified {
  const { register, number, checkedAt, isConfirmed, gender } = checked
  if (isConfirmed) return { wording: 'confirmed', register: null, number: null, checkedAt }
  if (number === null || register === null) {
    return { wording: 'title', register: null, number: null, checkedAt }
  }
  if (!COLEGIO.test(register)) return { wording: 'registered', register, number, checkedAt }
  const wording =
    gender === 'female' || gender === 'male' ? (`member_${gender}` as const) : 'member'
  return { wording, register: null, number, checkedAt }
}
