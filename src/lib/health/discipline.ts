import * as z from 'zod/mini'
import { isDate } from '#lib/fields/age.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { isOneOf } from '#lib/one-of.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { TEXT_MAX } from './history.ts'

/** The pain of a physiotherapist's section goes from 0 to this. */
export const PAIN_MAX = 10

/** Whether a stored value is such a pain. */
export const isPain = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= PAIN_MAX

const Text = z.optional(Paragraph(TEXT_MAX))
/** `YYYY-MM-DD`, or empty. */
const Day = z
  .string('invalid_date')
  .check(z.refine((day) => day === '' || isDate(day), 'invalid_date'))
/** Null where nobody has asked: a 0 would claim that there is none. */
const Pain = z.nullable(
  z.int('invalid').check(z.minimum(0, 'too_low'), z.maximum(PAIN_MAX, 'too_high')),
)

/**
 * Fields of a section, of any discipline: who writes decides which of them are theirs. What is left out stays as it is, and
 * so does whatever else is stored.
 */
export const DisciplineContent = z.strictObject({
  last_update: z.optional(Day),
  progress: Text,
  current_routine: Text,
  diet_records: Text,
  restrictions: Text,
  meal_plan: Text,
  current_injury: Text,
  pain_level: z.optional(Pain),
  treatment_plan: Text,
  session_notes: Text,
})
export type DisciplineContent = z.infer<typeof DisciplineContent>
export type DisciplineField = keyof DisciplineContent

/** What each discipline writes, in the order of its form. */
export const DISCIPLINE_FIELDS = {
  trainer: ['last_update', 'progress', 'current_routine'],
  nutritionist: ['diet_records', 'restrictions', 'meal_plan'],
  physiotherapist: ['current_injury', 'pain_level', 'treatment_plan', 'session_notes'],
} as const satisfies Record<ProfessionalType, readonly DisciplineField[]>

/** The fields of a content that another discipline writes. */
export function foreignFields(content: DisciplineContent, type: ProfessionalType): string[] {
  return Object.keys(content).filter((name) => !isOneOf(DISCIPLINE_FIELDS[type], name))
}

/** The key of the text in the section `notes`. */
export const NOTES_KEY = 'notes'
/** Characters of the shared notes, which several people write. */
export const NOTES_MAX = 5000
