import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { MeasuredName } from '#lib/health/measures.ts'
import { unitOfMeasure } from '#lib/health/form/record-form.ts'
import { MEASURED } from '#lib/health/measures.ts'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { dayText } from '#client/health/days.ts'
import { unitText } from '#client/health/kinds.ts'
import { leaveField, touch } from './answers.ts'
import { useFields } from './context.ts'
import { numberText } from '../value-text.ts'
import { problemText } from './form-text.ts'
import { QuestionBox } from './question-box.tsx'

type Props = {
  name: MeasuredName
  /** What it is called, small below the field, for one of two whose names and previous values stand above both. */
  caption?: string
}

/** The field of a measure, with its previous value, its problem and its question. */
export function MeasureField({ name, caption }: Props): ReactNode {
  const t = useT('health', 'healthBands', 'healthRegister')
  const locale = useLocale()
  const { state, previous } = useFields()
  const { form, typed, asked } = state
  const writing = { t, locale, units: typed.units }
  const problem = form.problems[name]
  // An error is corrected first, unless the question is how.
  const question = asked.find(({ field, isRefused }) => field === name && (isRefused || !problem))
  const last = caption ? undefined : previous[name]
  return (
    <div
      className={cx(
        'grid min-w-0 content-start gap-2 max-sm:has-data-asks:col-span-full',
        // What is said about a field of two that share a row on a phone has the whole row.
        !caption && 'max-sm:has-data-invalid:col-span-full',
      )}
    >
      <Field
        label={t(`health.measure.${name}`)}
        hideLabel={caption !== undefined}
        help={caption}
        helpBelow
        aside={
          last &&
          t('healthRegister.previous', {
            value: numberText(last.value, name, writing),
            date: dayText(last.recordDate, t, locale),
          })
        }
        error={problemText(t, name, problem, writing)}
      >
        <NumberInput
          unit={unitText(unitOfMeasure(name, typed.units), MEASURED[name].quantity, t)}
          className={cx(question && 'border-2! border-clay-strong!')}
          {...form.input(name)}
          onInput={() => touch(state, name)}
          onBlur={() => leaveField(state, name)}
        />
      </Field>
      {question && <QuestionBox asked={question} />}
    </div>
  )
}
