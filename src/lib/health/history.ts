import * as z from 'zod/mini'
import { GENDERS } from '#lib/accounts/person.ts'
import { BirthDate } from '#lib/fields/birth-date.ts'
import { Choice } from '#lib/fields/choice.ts'
import { Line } from '#lib/fields/line.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { setOf } from '#lib/fields/set-of.ts'
import { Version } from '#lib/fields/version.ts'
import { MeasuredValue } from './record.ts'
import { SECTIONS } from './sections.ts'

/** Offered as boxes; anything else can be added. Labels are `healthShared.disease.<slug>`. */
export const DISEASES = [
  'diabetes_type_1',
  'diabetes_type_2',
  'hypertension',
  'high_cholesterol',
  'heart_disease',
  'asthma',
  'copd',
  'thyroid',
  'arthritis',
  'osteoporosis',
  'celiac',
  'inflammatory_bowel',
  'kidney_disease',
  'anxiety_depression',
  'migraine',
] as const
const DISEASES_MAX = 40
export const TEXT_MAX = 2000
/** Offered as objectives, as in `GOALS`; own ones can be added. */
const OBJECTIVES_MAX = 20

/**
 * Names of diseases, offered or added, with whether the person has them, and earlier diagnoses as text. The name
 * `past_diagnoses` is that text and never a disease.
 */
const ChronicDiseases = z.pipe(
  z.record(Line(80), z.union([z.boolean(), Paragraph(TEXT_MAX)])).check(
    z.refine((map) => Object.keys(map).length <= DISEASES_MAX, 'too_many'),
    z.refine(
      (map) =>
        Object.entries(map).every(
          ([name, value]) => (name === 'past_diagnoses') === (typeof value === 'string'),
        ),
      'invalid',
    ),
  ),
  z.transform((map) => map as Record<string, boolean> & { past_diagnoses?: string }),
)
export type ChronicDiseases = z.infer<typeof ChronicDiseases>

/** What the owner writes about themselves (the section `basics`). */
export const BASICS = {
  chronicDiseases: ChronicDiseases,
  pastInjuries: Paragraph(TEXT_MAX),
  allergiesIntolerances: Paragraph(TEXT_MAX),
  objectives: setOf(Line(80), { max: OBJECTIVES_MAX }),
} as const

/** The same as it is stored: complete, whatever was saved before. */
export const StoredBasics = z.object({
  chronicDiseases: z.record(z.string(), z.union([z.boolean(), z.string()])),
  pastInjuries: z.string(),
  allergiesIntolerances: z.string(),
  objectives: z.array(z.string()),
})
export type StoredBasics = z.infer<typeof StoredBasics>

export const NO_BASICS: StoredBasics = {
  chronicDiseases: {},
  pastInjuries: '',
  allergiesIntolerances: '',
  objectives: [],
}

/** A section that a professional writes, with who wrote it last. Unknown keys are kept. */
export const ProfessionalSection = z.object({
  content: z.record(z.string(), z.unknown()),
  version: z.number(),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
  updatedByName: z.string(),
})
export type ProfessionalSection = z.infer<typeof ProfessionalSection>

/** A health history as its owner reads it. Weight, height and BMI are those of the newest records that have them. */
export const HealthHistory = z.object({
  fullName: z.string(),
  birthDate: z.nullable(z.string()),
  age: z.nullable(z.number()),
  gender: z.nullable(z.enum(GENDERS)),
  weight: z.nullable(z.number()),
  height: z.nullable(z.number()),
  bmi: z.nullable(z.number()),
  ...StoredBasics.shape,
  /** Of the basics; 0 before the first save. */
  version: z.number(),
  updatedAt: z.nullable(z.string()),
  trainerHistory: z.nullable(ProfessionalSection),
  nutritionistHistory: z.nullable(ProfessionalSection),
  physiotherapistHistory: z.nullable(ProfessionalSection),
  professionalNotes: z.nullable(ProfessionalSection),
})
export type HealthHistory = z.infer<typeof HealthHistory>

/**
 * Fields that the owner changes. Birth date and gender are those of the profile, which both screens change; weight and
 * height are written as a record of today.
 */
export const HistoryUpdate = z.strictObject({
  version: Version,
  birthDate: z.optional(BirthDate),
  gender: z.optional(Choice(GENDERS)),
  weight: z.optional(z.nullable(MeasuredValue('weight'))),
  height: z.optional(z.nullable(MeasuredValue('height'))),
  chronicDiseases: z.optional(BASICS.chronicDiseases),
  pastInjuries: z.optional(BASICS.pastInjuries),
  allergiesIntolerances: z.optional(BASICS.allergiesIntolerances),
  objectives: z.optional(BASICS.objectives),
})
export type HistoryUpdate = z.infer<typeof HistoryUpdate>

export const HistoryVersion = z.object({
  section: z.enum(SECTIONS),
  version: z.number(),
  content: z.record(z.string(), z.unknown()),
  writtenAt: z.string(),
  writtenByName: z.string(),
})
export type HistoryVersion = z.infer<typeof HistoryVersion>
