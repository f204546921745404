import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import type { Question } from '#lib/questionnaires/questions.ts'
import { SCALE_MAX } from '#lib/questionnaires/scale.ts'
import { FieldGroup } from '#ui/field-group.tsx'

type Props = {
  legend: string
  question: Extract<Question, { type: 'scale' }>
  error: string | undefined
  /** The other attributes of the control of a number, with its name. */
  control: (value: string) => Omit<ComponentProps<'input'>, 'type' | 'className'>
}

const STEPS = Array.from({ length: SCALE_MAX + 1 }, (_, step) => step)

/** 0 to 10 as radios, with the words of both ends. */
export function ScaleInput(props: Props): ReactNode {
  const { legend, question, error, control } = props
  const t = useT('healthQuestions')
  const { low, high } = question
  return (
    <FieldGroup legend={legend} error={error} className="@container">
      <span className="grid max-w-2xl gap-1.5">
        {/* Above the numbers: where they take two rows, no place below is that of an end. */}
        <span className="flex justify-between gap-4 text-xs text-ink-soft">
          <span>{low && t('healthQuestions.low', { low })}</span>
          <span className="text-end">{high && t('healthQuestions.high', { high })}</span>
        </span>
        <span className="grid grid-cols-6 gap-1 @2xs:grid-cols-11 @2xs:gap-0.5 @sm:gap-1.5">
          {STEPS.map((step) => (
            <label
              key={step}
              className="relative grid min-h-11 place-items-center rounded-control border border-edge font-medium tabular hover:bg-surface-2 has-checked:border-transparent has-checked:bg-pine has-checked:text-on-pine"
            >
              <input
                type="radio"
                {...control(String(step))}
                data-wrong={error && ''}
                aria-label={endName(step, question, t)}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
              />
              {step}
            </label>
          ))}
        </span>
      </span>
    </FieldGroup>
  )
}

/** The ends are named by their words too; the numbers between by themselves. */
function endName(step: number, { low, high }: Props['question'], t: T<'healthQuestions'>) {
  if (step === 0 && low) return t('healthQuestions.low', { low })
  return step === SCALE_MAX && high ? t('healthQuestions.high', { high }) : undefined
}
