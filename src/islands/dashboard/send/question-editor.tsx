import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { fieldOfRow } from '#lib/workspace/builder/problems.ts'
import { hasOptions, KINDS } from '#lib/workspace/builder/row.ts'
import { END_MAX, QUESTION_MAX, UNIT_MAX } from '#lib/questionnaires/questions.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { partId, rowId } from './ids.ts'
import { KIND_ICONS } from './kinds.ts'
import { OptionsEditor } from './options-editor.tsx'
import { questionProblem } from './problem-text.ts'
import type { RowProps } from './question-row.tsx'

/** Text and kind of a question, and what its kind needs. */
export function QuestionEditor(props: RowProps): ReactNode {
  const t = useT('sendQuestionnaire')
  const { words, work, questions, row, index } = props
  const number = index + 1
  return (
    <div className="grid gap-3.5">
      <Part
        {...props}
        part="text"
        label={t('sendQuestionnaire.questions.text', { number })}
        max={QUESTION_MAX}
        hideLabel
      />
      <Segments
        look="chips"
        hideLegend
        name={`${rowId(row.id)}-kind`}
        legend={t('sendQuestionnaire.questions.kind')}
        options={KINDS.map((kind) => {
          const Icon = KIND_ICONS[kind]
          const label = (
            <span key={kind} className="flex items-center gap-1.5">
              <Icon aria-hidden="true" className="size-4" />
              {t(`sendQuestionnaire.kind.${kind}`)}
            </span>
          )
          return [kind, label] as const
        })}
        value={row.type}
        onChange={(kind) => work.act({ type: 'kind', id: row.id, kind })}
      />
      {row.type === 'number' && (
        <Part
          {...props}
          part="unit"
          label={t('sendQuestionnaire.questions.unit')}
          note={t('sendQuestionnaire.questions.optional')}
          help={t('sendQuestionnaire.questions.unitHelp')}
          max={UNIT_MAX}
          className="max-w-xs"
        />
      )}
      {row.type === 'scale' && (
        <div className="grid gap-3 sm:grid-cols-2">
          {(['low', 'high'] as const).map((part) => (
            <Part
              key={part}
              {...props}
              part={part}
              label={t(`sendQuestionnaire.questions.${part}`)}
              note={t('sendQuestionnaire.questions.optional')}
              max={END_MAX}
            />
          ))}
        </div>
      )}
      {hasOptions(row.type) && <OptionsEditor words={words} work={work} row={row} />}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => questions.copy(row.id)}
      >
        <Copy aria-hidden="true" className="size-4.5" />
        {t('sendQuestionnaire.questions.copy')}
      </Button>
    </div>
  )
}

type PartProps = RowProps & {
  part: 'text' | 'unit' | 'low' | 'high'
  label: string
  max: number
  note?: string
  help?: string
  hideLabel?: boolean
  className?: string
}

/** One of its texts. */
function Part({ words, work, row, part, label, max, ...look }: PartProps) {
  const t = useT('fields', 'sendQuestionnaire')
  const { note, help, hideLabel = false, className } = look
  const code = work.problems[fieldOfRow(row.id, part)]
  return (
    <Field
      helpBelow
      id={partId(row.id, part)}
      label={label}
      note={note}
      help={help}
      hideLabel={hideLabel}
      error={questionProblem(code, part, t)}
      className={className}
    >
      <TextInput
        value={row[part]}
        maxLength={max}
        onChange={(event) =>
          work.act({ type: 'edit', id: row.id, part: { [part]: event.target.value } })
        }
      />
    </Field>
  )
}
