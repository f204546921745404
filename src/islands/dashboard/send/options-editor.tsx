import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { fieldOfRow } from '#lib/workspace/builder/problems.ts'
import type { Row } from '#lib/workspace/builder/row.ts'
import { OPTION_MAX, OPTIONS_MAX } from '#lib/questionnaires/questions.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { partId } from './ids.ts'
import { questionProblem } from './problem-text.ts'
import type { SendMessages } from './messages.ts'
import type { Work } from './use-sending.ts'

type Props = { words: SendMessages; work: Work; row: Row }

/** The options of a choice, one below the other; Enter goes on to the next. */
export function OptionsEditor({ work, row }: Props): ReactNode {
  const t = useT('fields', 'sendQuestionnaire')
  const { id, options } = row
  const { problems, act, focusSoon } = work
  const set = (next: readonly string[]) => act({ type: 'options', id, options: next })
  const focus = (index: number) => focusSoon(partId(id, `options.${index}`))
  const add = () => {
    if (options.length >= OPTIONS_MAX) return
    set([...options, ''])
    focus(options.length)
  }
  const remove = (index: number) => {
    set(options.toSpliced(index, 1))
    if (options.length > 1) focus(Math.min(index, options.length - 2))
    else focusSoon(partId(id, 'options'))
  }
  return (
    <FieldGroup
      legend={t('sendQuestionnaire.questions.options')}
      error={questionProblem(problems[fieldOfRow(id, 'options')], 'options', t)}
    >
      <ol className="grid gap-2">
        {options.map((option, index) => (
          // They have no identity of their own, and each is shown as it is.
          <li key={index} className="flex items-start gap-1">
            <Field
              hideLabel
              id={partId(id, `options.${index}`)}
              label={t('sendQuestionnaire.questions.option', { number: index + 1 })}
              error={questionProblem(problems[fieldOfRow(id, `options.${index}`)], 'option', t)}
              className="flex-1"
            >
              <TextInput
                value={option}
                maxLength={OPTION_MAX}
                placeholder={t('sendQuestionnaire.questions.option', { number: index + 1 })}
                onChange={(event) => set(options.with(index, event.target.value))}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  if (index + 1 < options.length) focus(index + 1)
                  else if (option.trim()) add()
                }}
              />
            </Field>
            <button
              type="button"
              aria-label={t('sendQuestionnaire.questions.removeOption', { number: index + 1 })}
              onClick={() => remove(index)}
              className="grid size-12 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-surface-2 hover:text-ink"
            >
              <X aria-hidden="true" className="size-4.5" />
            </button>
          </li>
        ))}
      </ol>
      <Button
        id={partId(id, 'options')}
        variant="quiet"
        size="sm"
        className="self-start"
        aria-disabled={options.length >= OPTIONS_MAX || undefined}
        onClick={add}
      >
        <Plus aria-hidden="true" className="size-4.5" />
        {t('sendQuestionnaire.questions.addOption')}
      </Button>
    </FieldGroup>
  )
}
