import * as z from 'zod/mini'
import { GENDERS } from '#lib/accounts/person.ts'
import { GivenPassword } from '#lib/accounts/password.ts'
import { Done } from '#lib/http/done.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { HealthRecordId, ImportId, UserId } from '#lib/ids.ts'
import { HistoryUpdate, HealthHistory, HistoryVersion } from './history.ts'
import { MEASURE_NAMES, type MeasureName } from './measures.ts'
import { HealthRecord, RecordChange, RecordCursor, RecordDate, RecordInput } from './record.ts'
import { SECTIONS } from './sections.ts'
import { Settings, SettingsUpdate } from './settings.ts'

/** Rows of a page of records. */
export const RECORDS_PAGE = 100

export const RecordsQuery = z.strictObject({
  /** `next` of the page before. */
  after: z.optional(RecordCursor),
  /** Both ends included. */
  from: z.optional(RecordDate),
  to: z.optional(RecordDate),
})
export type RecordsQuery = z.infer<typeof RecordsQuery>

/** Newest first; of one day, the last written first. */
export const HealthRecords = z.object({
  items: z.array(HealthRecord),
  /** Null on the last page. */
  next: z.nullable(z.string()),
})
export type HealthRecords = z.infer<typeof HealthRecords>

export const listRecords = {
  query: RecordsQuery,
  response: HealthRecords,
}

export const createRecord = {
  body: RecordInput,
  response: HealthRecord,
}

const ofRecord = z.object({ id: HealthRecordId })

export const updateRecord = {
  params: ofRecord,
  body: RecordChange,
  response: HealthRecord,
}

export const deleteRecord = {
  params: ofRecord,
  response: Done,
}

/** The most measures of one chart. */
const SERIES_MEASURES_MAX = 7

export const SeriesQuery = z.strictObject({
  /** Names of measures, separated by commas. */
  measures: z.pipe(
    z.string('invalid').check(
      z.refine(
        (text) => text.split(',').every((name) => (MEASURE_NAMES as string[]).includes(name)),
        'invalid',
      ),
      z.refine((text) => text.split(',').length <= SERIES_MEASURES_MAX, 'too_many'),
    ),
    z.transform((text) => [...new Set(text.split(','))] as MeasureName[]),
  ),
  from: z.optional(RecordDate),
})
export type SeriesQuery = z.infer<typeof SeriesQuery>

/** One record with a value of at least one of the measures asked for. */
export const SeriesPoint = z.object({
  id: HealthRecordId,
  recordDate: z.string(),
  values: z.partialRecord(z.enum(MEASURE_NAMES as [MeasureName]), z.number()),
  note: z.nullable(z.string()),
})
export type SeriesPoint = z.infer<typeof SeriesPoint>

/** Points of one chart, of the newest: with the longest notes they are 5 MB, and the platform buffers 6. */
export const SERIES_MAX = 8_000

export const getSeries = {
  query: SeriesQuery,
  response: z.object({ items: z.array(SeriesPoint) }),
}

/** Points of a sparkline, and of the words about a change. */
export const OVERVIEW_POINTS = 30

export const OverviewMeasure = z.object({
  measure: z.enum(MEASURE_NAMES as [MeasureName]),
  /** Of all records. */
  count: z.number(),
  /** The oldest value: when a goal was set is not kept, so the way to it begins here. */
  first: z.number(),
  /** The newest ones, oldest first. */
  points: z.array(z.object({ recordDate: z.string(), value: z.number() })),
})
export type OverviewMeasure = z.infer<typeof OverviewMeasure>

/** A running consent; not current when its text has changed since. */
export const Consent = z.object({
  version: z.string(),
  givenAt: z.string(),
  isCurrent: z.boolean(),
})
export type Consent = z.infer<typeof Consent>

/** What the first screen shows, and what every other one needs: consent, person and settings. */
export const Overview = z.object({
  /** Null before it is given, and after it is withdrawn. */
  consent: z.nullable(Consent),
  person: z.object({
    /** What is typed and not saved is kept under it. */
    userId: UserId,
    name: z.string(),
    birthDate: z.nullable(z.string()),
    gender: z.nullable(z.enum(GENDERS)),
  }),
  settings: Settings,
  /** Of all records. */
  records: z.number(),
  /** Those that have values. */
  measures: z.array(OverviewMeasure),
})
export type Overview = z.infer<typeof Overview>

export const getOverview = {
  response: Overview,
}

export const updateSettings = {
  body: SettingsUpdate,
  response: Settings,
}

export const downloadCsv = {
  /** By whose spreadsheets it is opened; English ones without it, whose commas and points every program reads. */
  query: z.strictObject({ locale: z.optional(z.enum(LOCALES, 'invalid')) }),
  response: z.string(),
}

/** Rows of one import, which comes in parts. */
export const IMPORT_MAX = 20_000
/** Rows of one part: checked and written far within the time of an answer. */
export const IMPORT_PART_MAX = 200
/** Records of one person, beyond which an import is refused. */
export const RECORDS_MAX = 50_000

export const ImportRequest = z.strictObject({
  rows: z
    .array(RecordInput)
    .check(z.minLength(1, 'required'), z.maxLength(IMPORT_PART_MAX, 'too_many')),
  /** `check` writes nothing: it says which rows are there already. */
  mode: z.enum(['check', 'import'], 'invalid'),
  /** Of the parts before, as the first that added something answered. */
  importId: z.optional(ImportId),
  /** How many the parts before would add, for `check`. */
  before: z.optional(z.int('invalid').check(z.gte(0, 'invalid'), z.lte(IMPORT_MAX, 'too_many'))),
})
export type ImportRequest = z.infer<typeof ImportRequest>

export const ImportResult = z.object({
  /** What undoes it; null after a check, and when every row so far was there already. */
  importId: z.nullable(ImportId),
  /**
   * Indexes of the rows that are there already, or twice in the file, by day and all measured values; they are left out.
   */
  duplicates: z.array(z.number()),
  /** How many were added; after a check, how many would be. */
  added: z.number(),
})
export type ImportResult = z.infer<typeof ImportResult>

export const importRecords = {
  body: ImportRequest,
  response: ImportResult,
}

export const undoImport = {
  params: z.object({ id: ImportId }),
  response: z.object({ deleted: z.number() }),
}

export const EXPORT_FORMATS = ['json', 'fhir'] as const
export const ExportRequest = z.strictObject({
  format: z.enum(EXPORT_FORMATS, 'invalid'),
  password: GivenPassword,
})
export type ExportRequest = z.infer<typeof ExportRequest>

export const exportHealth = {
  body: ExportRequest,
  response: z.record(z.string(), z.unknown()),
}

export const getHistory = {
  response: HealthHistory,
}

export const updateHistory = {
  body: HistoryUpdate,
  response: HealthHistory,
}

export const listHistoryVersions = {
  query: z.strictObject({ section: z.enum(SECTIONS, 'invalid') }),
  response: z.object({ items: z.array(HistoryVersion) }),
}

/** The owner agrees to the text of this version, in the language in which they read it. */
export const ConsentInput = z.strictObject({
  accepted: z.literal(true, 'required'),
  version: z.string('required').check(z.maxLength(20, 'invalid')),
  locale: z.enum(LOCALES, 'invalid'),
})
export type ConsentInput = z.infer<typeof ConsentInput>

export const giveConsent = {
  body: ConsentInput,
  response: Consent,
}

/** All shares end. Kept data stays readable for its owner; erased data is gone, which asks for the password. */
export const ConsentWithdrawal = z.discriminatedUnion('data', [
  z.strictObject({ data: z.literal('keep') }),
  z.strictObject({ data: z.literal('erase'), password: GivenPassword }),
])
export type ConsentWithdrawal = z.infer<typeof ConsentWithdrawal>

export const withdrawConsent = {
  body: ConsentWithdrawal,
  response: Done,
}
