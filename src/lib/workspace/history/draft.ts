import { listFormat } from '#lib/kept/format.ts'
import { DisciplineContent, NOTES_KEY } from '#lib/health/discipline.ts'
import type { HistoryField, HistoryForm } from './form.ts'

/** Unsaved changes of a client's history. */
export type HistoryDraft = {
  /** Whose they are: the professional's. */
  userId: string
  /** The authorization. */
  id: string
  /** The form when the typing began. */
  base: HistoryForm
  typed: HistoryForm
}

const FIELDS: readonly string[] = [...Object.keys(DisciplineContent.shape), NOTES_KEY]
/** More clients than somebody writes about in one tab. */
const DRAFTS_MAX = 20

function isForm(value: unknown): value is HistoryForm {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([field, text]) => FIELDS.includes(field) && typeof text === 'string',
  )
}

function readDraft(stored: unknown): HistoryDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { userId, id, base, typed } = stored as Record<string, unknown>
  if (typeof userId !== 'string' || typeof id !== 'string') return null
  return isForm(base) && isForm(typed) ? { userId, id, base, typed } : null
}

/** How drafts are stored. */
export const HISTORY_DRAFTS_FORMAT = listFormat<HistoryDraft>(1, readDraft)

type Whose = Pick<HistoryDraft, 'userId' | 'id'>

/** A person's draft about a client; undefined without one. */
export const draftOf = (all: readonly HistoryDraft[], whose: Whose): HistoryDraft | undefined =>
  all.find((draft) => draft.userId === whose.userId && draft.id === whose.id)

/** The drafts of that person without that one: another person's are of no use to anybody in this tab. */
export const withoutDraft = (all: readonly HistoryDraft[], whose: Whose): HistoryDraft[] =>
  all.filter((draft) => draft.userId === whose.userId && draft.id !== whose.id)

/** The same with this one in its place; the oldest of many are given up. */
export const withDraft = (all: readonly HistoryDraft[], draft: HistoryDraft): HistoryDraft[] =>
  [...withoutDraft(all, draft), draft].slice(-DRAFTS_MAX)

/** Whether a draft has exactly the fields of a form; otherwise its writer's profession has changed since. */
export const fits = ({ base, typed }: HistoryDraft, fields: readonly HistoryField[]): boolean =>
  [base, typed].every(
    (form) =>
      Object.keys(form).length === fields.length &&
      fields.every((name) => Object.hasOwn(form, name)),
  )
