import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { Segments } from '#ui/segments.tsx'
import { today, yesterday } from '../days.ts'
import { afterPress } from './after-press.ts'
import { useFields } from './context.ts'
import { fieldId } from './field-id.ts'
import { dateProblem } from './form-words.ts'

/** The day of a record, with the two that are meant most often. */
export function DateField(): ReactNode {
  const t = useT('healthRegister')
  const { state } = useFields()
  const { form, typed, id } = state
  const days = [
    [today(), t('healthRegister.date.today')],
    [yesterday(), t('healthRegister.date.yesterday')],
  ] as const
  const choose = (day: string) => {
    form.setValue('recordDate', day)
    form.clearErrors('recordDate')
  }
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <Field
        id={fieldId(id, 'recordDate')}
        label={t('healthRegister.date.label')}
        error={dateProblem(t, form.formState.errors.recordDate?.message)}
        required
        className="flex-[1_1_13rem]"
      >
        <DateInput
          max={today()}
          {...form.register('recordDate', {
            onChange: () => form.clearErrors('recordDate'),
            onBlur: () => afterPress(() => void form.trigger('recordDate')),
          })}
        />
      </Field>
      <Segments
        legend={t('healthRegister.date.often')}
        hideLegend
        name={fieldId(id, 'often')}
        look="pill"
        options={days}
        value={typed.recordDate}
        onChange={choose}
      />
    </div>
  )
}
