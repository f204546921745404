import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { Segments } from '#ui/segments.tsx'
import { today, yesterday } from '#client/health/days.ts'
import { afterPress } from './after-press.ts'
import { useFields } from './context.ts'
import { dateProblem } from './form-text.ts'

/** The day of a record, with the two that are meant most often. */
export function DateField(): ReactNode {
  const t = useT('healthRegister')
  const { form, typed } = useFields().state
  const days = [
    [today(), t('healthRegister.date.today')],
    [yesterday(), t('healthRegister.date.yesterday')],
  ] as const
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <Field
        label={t('healthRegister.date.label')}
        error={dateProblem(t, form.problems['recordDate'])}
        required
        className="flex-[1_1_10.5rem]"
      >
        <DateInput
          max={today()}
          {...form.input('recordDate')}
          onInput={() => form.clear(['recordDate'])}
          onBlur={() => afterPress(() => form.recheck('recordDate'))}
        />
      </Field>
      <Segments
        legend={t('healthRegister.date.often')}
        hideLegend
        name="often"
        look="pill"
        options={days}
        value={typed.recordDate}
        onChange={(recordDate) => form.set({ recordDate })}
      />
    </div>
  )
}
