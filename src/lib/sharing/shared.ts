import * as z from 'zod/mini'
import { GENDERS } from '#lib/accounts/person.ts'
import { HistoryVersion, ProfessionalSection, StoredBasics } from '#lib/health/history.ts'
import { MEASURE_NAMES, type MeasureName } from '#lib/health/measures.ts'
import { HealthRecordId, QuestionnaireId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { CHANGES, Courses } from '#lib/questionnaires/course.ts'
import { PRIORITIES } from '#lib/questionnaires/priority.ts'
import { Question, Responses } from '#lib/questionnaires/questions.ts'
import { FLAGS } from '#lib/health/flags.ts'

/** Rows of a page that a professional reads. */
export const SHARED_PAGE = 50

/** The flags whose values are shown: what is missing under another one is not shared, not missing. */
const Shown = z.array(z.enum(FLAGS))

/**
 * A client's records as a professional reads them, those alone that have a shared value: a value that is not shared is
 * not there, one that is missing is null.
 */
export const SharedRecords = z.object({
  shown: Shown,
  items: z.array(
    z.object({
      id: HealthRecordId,
      recordDate: z.string(),
      values: z.partialRecord(z.enum(MEASURE_NAMES as [MeasureName]), z.nullable(z.number())),
    }),
  ),
  next: z.nullable(z.string()),
})
export type SharedRecords = z.infer<typeof SharedRecords>

/** When a section was written before and by whom, without its text. */
const EarlierVersion = z.pick(HistoryVersion, {
  version: true,
  writtenAt: true,
  writtenByName: true,
})
export type EarlierVersion = z.infer<typeof EarlierVersion>

/** A client's history as a professional reads it: the basics, the own discipline and the shared notes. */
export const SharedHistory = z.object({
  shown: Shown,
  clientName: z.nullable(z.string()),
  professionalType: z.enum(PROFESSIONAL_TYPES),
  age: z.nullable(z.number()),
  gender: z.nullable(z.enum(GENDERS)),
  /** Those of the newest records; only what is shown, null where there is none. */
  body: z.object({
    weight: z.optional(z.nullable(z.number())),
    height: z.optional(z.nullable(z.number())),
    bmi: z.optional(z.nullable(z.number())),
  }),
  /** Null while the client has no history. */
  basics: z.nullable(StoredBasics),
  discipline: z.nullable(ProfessionalSection),
  notes: z.nullable(ProfessionalSection),
  /** Newest first. */
  earlier: z.object({ discipline: z.array(EarlierVersion), notes: z.array(EarlierVersion) }),
})
export type SharedHistory = z.infer<typeof SharedHistory>

/** The most questionnaires that are read at once. */
export const SHARED_ANSWERS = 20

/** What a client has answered to one professional, the newest first. */
export const SharedAnswers = z.object({
  answered: z.array(
    z.object({
      id: QuestionnaireId,
      title: z.string(),
      questions: z.array(Question),
      responses: Responses,
      completedAt: z.string(),
      priority: z.nullable(z.enum(PRIORITIES)),
      change: z.nullable(z.enum(CHANGES)),
      courses: Courses,
    }),
  ),
})
export type SharedAnswers = z.infer<typeof SharedAnswers>
