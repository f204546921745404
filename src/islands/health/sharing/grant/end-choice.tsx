import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { ENDS, type Choice } from './choice.ts'

type Props = {
  choice: Choice
  /** Its problem code. */
  problem: string | undefined
  onChange: (part: Partial<Choice>) => void
}

const PROBLEMS = ['invalid_date', 'in_past', 'too_late'] as const

/** Until when something is shared. */
export function EndChoice({ choice, problem, onChange }: Props): ReactNode {
  const t = useT('healthSharing')
  const code = PROBLEMS.find((known) => known === problem) ?? 'invalid_date'
  return (
    <div className="grid gap-3">
      <Segments
        look="chips"
        name="end"
        legend={t('healthSharing.grant.until')}
        options={ENDS.map((end) => [end, t(`healthSharing.grant.end.${end}`)] as const)}
        value={choice.end}
        onChange={(end) => onChange({ end })}
      />
      {choice.end === 'day' && (
        <Field
          label={t('healthSharing.grant.lastDay')}
          error={problem ? t(`healthSharing.grant.day.${code}`) : undefined}
          required
        >
          <DateInput
            min={madridDay()}
            value={choice.day}
            onChange={(event) => onChange({ day: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}
