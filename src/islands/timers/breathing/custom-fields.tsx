import { useT } from '#client/texts/use-t.ts'
import { BREATH_PARTS, PATTERNS } from '#lib/timers/breathing.ts'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { problemText } from '../form/problem-text.ts'
import type { Problem } from '../form/read-form.ts'

type Props = { problems: readonly Problem[] }

/** The four durations of the custom rhythm; visible while that is selected. */
export function CustomFields({ problems }: Props) {
  const t = useT('breathing', 'timers')
  return (
    <div className="breath-custom">
      <FieldGroup legend={t('breathing.custom.legend')}>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {BREATH_PARTS.map((part) => (
            <Field
              key={part}
              label={t(`breathing.custom.${part}`)}
              error={problemText(problems, t, part)}
            >
              <NumberInput name={part} inputMode="numeric" defaultValue={PATTERNS.custom[part]} />
            </Field>
          ))}
        </div>
      </FieldGroup>
    </div>
  )
}
