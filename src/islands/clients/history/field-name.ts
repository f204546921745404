import { NOTES_KEY } from '#lib/health/discipline.ts'
import type { T } from '#lib/i18n/t.ts'
import type { HistoryField } from '#lib/workspace/history/form.ts'

/** What a field of the form is called. */
export const fieldName = (field: HistoryField, t: T<'clientHistory' | 'healthShared'>): string =>
  field === NOTES_KEY ? t('clientHistory.notes.label') : t(`healthShared.field.${field}`)
