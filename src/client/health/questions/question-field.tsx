import type { ReactNode } from 'react'
import { useCounter } from '#client/form/use-counter.ts'
import type { Form } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { ANSWER_MAX, type Question } from '#lib/questionnaires/questions.ts'
import { Choices } from '#ui/choices.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { AnswerForm } from './answers.ts'
import { OptionList } from './option-list.tsx'
import { ScaleInput } from './scale-input.tsx'

type Props = {
  question: Question
  index: number
  /** Of its field in the form. */
  name: string
  form: Form<AnswerForm>
}

/** A question with the control of its kind. */
export function QuestionField(props: Props): ReactNode {
  const { question, index, name, form } = props
  const t = useT('healthQuestions')
  const counter = useCounter()
  const label = t('healthQuestions.question', { number: index + 1, text: question.text })
  const error = form.problems[name] && problemOf(question, t)
  const control = (value: string) => form.box(name, value)
  switch (question.type) {
    case 'text':
      return (
        <Field label={label} error={error}>
          <Textarea
            rows={3}
            maxLength={ANSWER_MAX}
            used={form.values[name]?.length ?? 0}
            counter={counter}
            {...form.input(name)}
          />
        </Field>
      )
    case 'number':
      return (
        <Field label={label} error={error} className="max-w-xs">
          <NumberInput {...(question.unit && { unit: question.unit })} {...form.input(name)} />
        </Field>
      )
    case 'date':
      return (
        <Field label={label} error={error} className="max-w-xs">
          <DateInput {...form.input(name)} />
        </Field>
      )
    case 'scale':
      return (
        <Clearable {...props}>
          <ScaleInput legend={label} {...{ question, error, control }} />
        </Clearable>
      )
    case 'yes_no':
      return (
        <Clearable {...props}>
          <Choices
            type="radio"
            legend={label}
            options={[
              ['yes', t('healthQuestions.yes')],
              ['no', t('healthQuestions.no')],
            ]}
            {...{ error, control }}
          />
        </Clearable>
      )
    case 'one':
      return (
        <Clearable {...props}>
          <FieldGroup legend={label} help={t('healthQuestions.choose')} error={error}>
            <OptionList type="radio" options={question.options} {...{ error, control }} />
          </FieldGroup>
        </Clearable>
      )
    case 'several':
      return (
        <FieldGroup legend={label} help={t('healthQuestions.chooseSeveral')} error={error}>
          <OptionList type="checkbox" options={question.options} {...{ error, control }} />
        </FieldGroup>
      )
  }
}

const problemOf = ({ type }: Question, t: T<'healthQuestions'>) =>
  type === 'number' ? t('healthQuestions.problem.number') : t('healthQuestions.problem.invalid')

/** Radios cannot be taken back: a button does, and leaves the focus on their first. */
function Clearable({ question, name, form, children }: Props & { children: ReactNode }) {
  const t = useT('healthQuestions')
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">{children}</div>
      {form.values[name] && (
        <button
          type="button"
          aria-label={t('healthQuestions.clearOf', { text: question.text })}
          onClick={() => {
            form.set({ [name]: '' })
            form.focus(name)
          }}
          className="link text-sm"
        >
          {t('healthQuestions.clear')}
        </button>
      )}
    </div>
  )
}
