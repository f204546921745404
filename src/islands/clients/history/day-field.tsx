import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { fieldText } from '#client/form/problem-text.ts'
import { localDay } from '#lib/timers/days.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { fieldName } from './field-name.ts'
import type { EditorForm } from './use-history-form.ts'

/** The day of the last update, with today at hand. */
export function DayField({ form }: { form: EditorForm }): ReactNode {
  const t = useT('clientHistory', 'fields', 'healthShared')
  return (
    <Field
      label={fieldName('last_update', t)}
      error={fieldText(t, form.problems['last_update'])}
      className="max-w-sm"
    >
      <span className="flex gap-2">
        <DateInput {...form.input('last_update')} />
        <Button variant="quiet" onClick={() => form.set({ last_update: localDay(new Date()) })}>
          {t('clientHistory.today')}
        </Button>
      </span>
    </Field>
  )
}
