import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { ANSWER_MAX, type Question } from '#lib/questionnaires/questions.ts'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Segments } from '#ui/segments.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { hasAnswer, type TypedAnswer } from './answers.ts'
import { OptionList } from './option-list.tsx'
import { ScaleInput } from './scale-input.tsx'

export type QuestionFieldProps = {
  question: Question
  index: number
  typed: TypedAnswer
  isWrong: boolean
  onChange: (typed: TypedAnswer) => void
}

const textOf = (typed: TypedAnswer) => (typeof typed === 'string' ? typed : '')

/** A question with the control of its kind. */
export function QuestionField(props: QuestionFieldProps): ReactNode {
  const { question, index, typed, isWrong, onChange } = props
  const t = useT('healthQuestions')
  const label = t('healthQuestions.question', { number: index + 1, text: question.text })
  const error = isWrong ? problemOf(question, t) : undefined
  const name = `q${index}`
  const text = textOf(typed)
  switch (question.type) {
    case 'text':
      return (
        <Field label={label} error={error}>
          <Textarea
            rows={3}
            value={text}
            maxLength={ANSWER_MAX}
            counter={(used, max) => t('healthQuestions.counter', { used, max })}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )
    case 'number':
      return (
        <Field label={label} error={error} className="max-w-xs">
          <NumberInput
            {...(question.unit && { unit: question.unit })}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )
    case 'date':
      return (
        <Field label={label} error={error} className="max-w-xs">
          <DateInput value={text} onChange={(event) => onChange(event.target.value)} />
        </Field>
      )
    case 'scale':
      return (
        <Clearable {...props}>
          <ScaleInput
            name={name}
            legend={label}
            question={question}
            error={error}
            value={text}
            onChange={onChange}
          />
        </Clearable>
      )
    case 'yes_no':
      return (
        <Clearable {...props}>
          <Segments
            look="chips"
            name={name}
            legend={label}
            error={error}
            options={[
              ['yes', t('healthQuestions.yes')],
              ['no', t('healthQuestions.no')],
            ]}
            value={text}
            onChange={onChange}
          />
        </Clearable>
      )
    case 'one':
      return (
        <Clearable {...props}>
          <FieldGroup legend={label} help={t('healthQuestions.choose')} error={error}>
            <OptionList
              type="radio"
              name={name}
              options={question.options}
              chosen={text ? [text] : []}
              onChange={([first = '']) => onChange(first)}
            />
          </FieldGroup>
        </Clearable>
      )
    case 'several':
      return (
        <FieldGroup legend={label} help={t('healthQuestions.chooseSeveral')} error={error}>
          <OptionList
            type="checkbox"
            name={name}
            options={question.options}
            chosen={typeof typed === 'string' ? [] : typed}
            onChange={onChange}
          />
        </FieldGroup>
      )
  }
}

const problemOf = ({ type }: Question, t: T<'healthQuestions'>) =>
  type === 'number' ? t('healthQuestions.problem.number') : t('healthQuestions.problem.invalid')

/** Radios cannot be taken back: a button does, and leaves the focus on their first. */
function Clearable(props: QuestionFieldProps & { children: ReactNode }) {
  const { question, index, typed, onChange, children } = props
  const t = useT('healthQuestions')
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">{children}</div>
      {hasAnswer(typed) && (
        <button
          type="button"
          aria-label={t('healthQuestions.clearOf', { text: question.text })}
          onClick={() => {
            onChange('')
            document.querySelector<HTMLElement>(`input[name="q${index}"]`)?.focus()
          }}
          className="min-h-11 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t('healthQuestions.clear')}
        </button>
      )}
    </div>
  )
}
