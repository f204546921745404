import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { fieldText } from '#client/field-text.ts'
import { localDay } from '#lib/timers/days.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { fieldId, fieldName } from './field-name.ts'
import type { EditorForm } from './use-history-form.ts'

/** The day of the last update, with today at hand. */
export function DayField({ form }: { form: EditorForm }): ReactNode {
  const t = useT('clientHistory', 'fields', 'healthShared')
  const { register, formState, setValue } = form
  return (
    <Field
      id={fieldId('last_update')}
      label={fieldName('last_update', t)}
      error={fieldText(t, formState.errors.last_update?.message)}
      className="max-w-sm"
    >
      <span className="flex gap-2">
        <DateInput {...register('last_update')} />
        <Button
          variant="quiet"
          onClick={() =>
            setValue('last_update', localDay(new Date()), {
              shouldValidate: formState.isSubmitted,
            })
          }
        >
          {t('clientHistory.today')}
        </Button>
      </span>
    </Field>
  )
}
