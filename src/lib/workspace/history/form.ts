import { isDate } from '#lib/fields/age.ts'
import {
  DISCIPLINE_FIELDS,
  NOTES_KEY,
  isPain,
  type DisciplineContent,
  type DisciplineField,
} from '#lib/health/discipline.ts'
import type { Rules } from '#lib/merge.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import type { HistoryEdit } from '../schemas.ts'
import { bothTexts } from './both.ts'

/** What a form of the history holds: the fields of a discipline, and the shared notes. */
export type HistoryField = DisciplineField | typeof NOTES_KEY
/** Each field as it is typed; those of other disciplines are not there. */
export type HistoryForm = Partial<Record<HistoryField, string>>
/** What is stored of both parts. */
export type Written = Pick<SharedHistory, 'professionalType' | 'discipline' | 'notes'>
type Content = Readonly<Record<string, unknown>>

/** The fields of a form, in their order: the discipline's, then the notes. */
export const fieldsOf = (type: ProfessionalType): readonly HistoryField[] => [
  ...DISCIPLINE_FIELDS[type],
  NOTES_KEY,
]

/** Trimmed as the server does: spaces at the ends are no change. */
const isSame = (one = '', other = ''): boolean => one.trim() === other.trim()

/** Fields that hold one value: two of them are no value. */
const SINGLE: readonly HistoryField[] = ['last_update', 'pain_level']

/** How two versions of a form are merged: both texts of a field can be had. */
export const rulesOf = (type: ProfessionalType): Rules<HistoryForm> => ({
  parts: fieldsOf(type),
  isSame: (one, other, field) => isSame(one[field], other[field]),
  both(mine, theirs, field) {
    const [here, there] = [mine[field]?.trim(), theirs[field]?.trim()]
    if (SINGLE.includes(field) || !here || !there) return null
    return { ...mine, [field]: bothTexts(here, there) }
  },
})

/** Whether a stored value is a form, of any profession. */
export function isHistoryForm(value: unknown): value is HistoryForm {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(
    ([field, text]) => ANY_FIELD.includes(field) && typeof text === 'string',
  )
}

const ANY_FIELD: readonly string[] = [...Object.values(DISCIPLINE_FIELDS).flat(), NOTES_KEY]

/** A stored value as it is typed; undefined for what the form cannot hold, such as an older list. */
function typedOf(field: HistoryField, value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  if (field === 'pain_level') return isPain(value) ? String(value) : undefined
  if (typeof value !== 'string') return undefined
  return field === 'last_update' && value !== '' && !isDate(value) ? undefined : value
}

/** The form of what is stored. */
export function formOf({ professionalType, discipline, notes }: Written): HistoryForm {
  const form: HistoryForm = {}
  for (const field of fieldsOf(professionalType)) {
    const section = field === NOTES_KEY ? notes : discipline
    form[field] = typedOf(field, section?.content[field]) ?? ''
  }
  return form
}

/** What a section holds beside the fields of its form. A save leaves it as it is. */
export function restOf(content: Content, fields: readonly HistoryField[]): Content {
  const rest = Object.entries(content).filter(([key, value]) => {
    const field = fields.find((name) => name === key)
    return field === undefined || typedOf(field, value) === undefined
  })
  return Object.fromEntries(rest)
}

/** The fields that were changed, in the order of the form. */
export const changedFields = (base: HistoryForm, typed: HistoryForm): HistoryField[] =>
  (Object.keys(base) as HistoryField[]).filter((field) => !isSame(base[field], typed[field]))

/** What is sent: the changed fields alone, each part over the version that was read; null without any. */
export function editOf(written: Written, typed: HistoryForm): HistoryEdit | null {
  const changed = changedFields(formOf(written), typed)
  const own = changed.filter((field) => field !== NOTES_KEY)
  if (changed.length === 0) return null
  return {
    ...(own.length > 0 && {
      discipline: { version: written.discipline?.version ?? 0, content: contentOf(own, typed) },
    }),
    ...(changed.includes(NOTES_KEY) && {
      notes: { version: written.notes?.version ?? 0, text: typed.notes ?? '' },
    }),
  }
}

function contentOf(fields: readonly DisciplineField[], typed: HistoryForm): DisciplineContent {
  const entries = fields.map((field) => {
    const text = typed[field] ?? ''
    if (field !== 'pain_level') return [field, text] as const
    return [field, text === '' ? null : Number(text)] as const
  })
  return Object.fromEntries(entries) as DisciplineContent
}
