import { CircleHelp } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Asked } from '#lib/health/form/questions.ts'
import { derive } from '#lib/health/derived.ts'
import { measuredOf, travelling } from '#lib/health/form/record-form.ts'
import type { MeasuredName } from '#lib/health/measures.ts'
import type { Suggestion } from '#lib/health/plausible.ts'
import { Button } from '#ui/button.tsx'
import { dayText } from '#client/health/days.ts'
import { acceptSuggestion, confirmValue, correctValue } from './answers.ts'
import { useFields } from './context.ts'
import { valueText, withUnit, type Writing } from '../value-text.ts'
import { typedText } from './form-text.ts'

const ANSWER = 'flex-[1_1_8rem] bg-surface'

/** A question about a value, with its answers: not an error, and nothing typed is lost. */
export function QuestionBox({ asked }: { asked: Asked }): ReactNode {
  const t = useT('health', 'healthBands', 'healthRegister')
  const locale = useLocale()
  const { state } = useFields()
  const id = useId()
  const { field, question, isRefused } = asked
  const value = typedText(state.typed, field, t)
  const suggestions = question.kind === 'unusual' ? question.suggestions : []
  const writing: Writing = { t, locale, units: state.typed.units }
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-asks
      className="grid gap-2.5 rounded-control bg-clay-wash p-3 text-sm"
    >
      <p id={id} role="status" className="flex gap-2">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-clay-strong" />
        <span>
          <Sentence asked={asked} writing={writing} />
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((meant) => (
          <Button
            key={`${meant.kind}-${meant.measure}-${meant.value}`}
            variant="quiet"
            size="sm"
            className={ANSWER}
            onClick={() => acceptSuggestion(state, asked, meant, locale)}
          >
            <Meant field={field} meant={meant} writing={writing} />
          </Button>
        ))}
        <Button
          variant="quiet"
          size="sm"
          className={ANSWER}
          onClick={() => correctValue(state, field)}
        >
          {t('healthRegister.question.correct')}
        </Button>
        {!isRefused && (
          <Button
            variant="quiet"
            size="sm"
            className={ANSWER}
            onClick={() => confirmValue(state, asked)}
          >
            {question.kind === 'unusual'
              ? t('healthRegister.question.yes', { value })
              : t('healthRegister.question.yesBoth')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** "¿Seguro que 171 cm? La última vez fueron 71 cm (15 nov)." */
function Sentence({ asked, writing }: { asked: Asked; writing: Writing }): ReactNode {
  const t = useT('health', 'healthBands', 'healthRegister')
  const locale = useLocale()
  const { state, previous } = useFields()
  const { field, question, isRefused } = asked
  const values = measuredOf(state.typed)
  if (question.kind === 'unusual_bmi') {
    const all = { ...values, ...travelling(values, state.height) }
    return t('healthRegister.question.bmi', {
      weight: valueText(all.weight!, 'weight', writing),
      height: valueText(all.height!, 'height', writing),
      bmi: valueText(derive(all).bmi!, 'bmi', writing),
    })
  }
  if (question.kind === 'ldl_above_total')
    return t('healthRegister.question.ldl', {
      ldl: valueText(values.ldlCholesterol!, 'ldlCholesterol', writing),
      total: valueText(values.totalCholesterol!, 'totalCholesterol', writing),
    })
  const last = previous[field]
  const value = typedText(state.typed, field, t)
  return (
    <>
      <b>
        {isRefused
          ? t('healthRegister.question.other')
          : t('healthRegister.question.sure', { value })}
      </b>{' '}
      {last &&
        t('healthRegister.question.last', {
          value: valueText(last.value, field, writing),
          date: dayText(last.recordDate, t, locale),
        })}
    </>
  )
}

type MeantProps = { field: MeasuredName; meant: Suggestion; writing: Writing }

/** "Son 5,4 mmol/L", "Es mi altura: 175 cm". */
function Meant({ field, meant, writing }: MeantProps): ReactNode {
  const t = useT('healthRegister')
  const { state } = useFields()
  const { typed } = state
  if (meant.kind === 'unit') {
    const number = typed[field].trim()
    return t('healthRegister.question.meant', {
      value: withUnit(number, field, meant.unit, writing.t),
    })
  }
  const value = valueText(meant.value, meant.measure, writing)
  if (meant.kind === 'metres') return t('healthRegister.question.meant', { value })
  return meant.measure === 'height'
    ? t('healthRegister.question.height', { value })
    : t('healthRegister.question.weight', { value })
}
