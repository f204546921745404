import { refusal } from '#client/data/call-failed.ts'
import { useAsk, useIsDemo } from '#client/data/data.ts'
import { useEditing, type Editing } from '#client/editing/use-editing.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { confirmedAll } from '#lib/health/form/questions.ts'
import { readRecordForm } from '#lib/health/form/read-record-form.ts'
import { changesOf, formOf, toInput, type RecordForm } from '#lib/health/form/record-form.ts'
import { recordRules } from '#lib/health/form/record-rules.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../kit/centre.tsx'
import { useRecordReader } from '../kit/pages.ts'
import { recordDraft } from '../kit/record-form/record-draft.ts'
import { checkRecord, useRecordForm } from '../kit/record-form/use-record-form.ts'
import type { Editable } from './editable.ts'

export type RecordEditing = Editing<Editable, RecordForm>

type Options = {
  record: Editable
  /** Saved, or nothing to save (null). */
  onDone: (saved: Editable | null) => void
}

/** The change of a record: only what was changed is sent. One that was deleted elsewhere is saved as a new one. */
export function useRecordEditing({ record, onDone }: Options) {
  const t = useT('health', 'healthRecords')
  const locale = useLocale()
  const isDemo = useIsDemo()
  const ask = useAsk()
  const { find } = useRecordReader()
  const { person, settings } = useCentre().overview
  const { units } = settings
  const editing: RecordEditing = useEditing<Editable, RecordForm, RecordForm>({
    stored: record,
    valuesOf: (stored) => confirmedAll(formOf(stored, units, locale)),
    rules: recordRules(locale),
    check: checkRecord,
    save: (typed, stored) =>
      editing.isGone
        ? ask(health.createRecord, { body: toInput(typed, null) })
        : ask(health.updateRecord, {
            params: { id: stored.id },
            body: { version: stored.version, ...changesOf(typed, stored) },
          }),
    read: async ({ id, recordDate }) => (await find(id, recordDate)) ?? gone(),
    draft: {
      owner: person.userId,
      about: recordDraft(record.id),
      versionOf: ({ version }) => version,
      read: readRecordForm,
    },
    before: (typed) => Promise.resolve(!state.showQuestion(typed)),
    onWrong: (problems) => state.showWrong(problems),
    onSaved(saved) {
      toast.success(isDemo ? t('health.demo.saved') : t('healthRecords.edit.done'))
      onDone(saved)
    },
    onUnchanged: () => onDone(null),
    onError({ code }) {
      // The dialog says it in its own words.
      if (code === 'NOT_FOUND') editing.form.forget()
    },
  })
  const { form, revision } = editing
  const state = useRecordForm(form, { units, height: null, revision })
  return { editing, state }
}

const gone = (): never => {
  throw refusal('NOT_FOUND')
}
