import { oneOf, page, text } from '#client/address/address.ts'
import { KINDS } from '#client/health/kinds.ts'

/** The tabs of the specification. */
export const TABS = [
  'profile',
  'data',
  'records',
  'professional-history',
  'authorizations',
] as const
export type TabName = (typeof TABS)[number]

/** The ways in and out of the records. */
export const DATA_PART_NAMES = ['import', 'print', 'json', 'fhir'] as const
export type DataPartName = (typeof DATA_PART_NAMES)[number]

/** The value of `questionnaire` for all of them. */
export const ALL_QUESTIONNAIRES = 'all'

/** What the address of the centre says. */
export const HEALTH = {
  /** Without one the overview is open. */
  tab: oneOf(TABS),
  /** Whose chart is open in the overview. */
  chart: oneOf(KINDS),
  /** In place of the overview: one by its id, or all. */
  questionnaire: text,
  page,
  /** Whose field is sought in the tab of data. */
  kind: oneOf(KINDS),
  /** The result of a calculator that is taken into the form: its tool, and when it was made. */
  from: text,
  at: text,
  /** The row that is open in the tab of records. */
  record: text,
  open: oneOf(DATA_PART_NAMES),
  /** The authorization through whose eyes one looks. */
  lens: text,
  /** The one that is being granted, over the list. */
  grant: text,
  /** Whose own link was opened, in the tab of authorizations. */
  professional: text,
}
