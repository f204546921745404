import { BREATH_PARTS, BREATHING_LIMITS, PATTERNS } from '#lib/timers/breathing.ts'
import { useT } from '#client/texts/use-t.ts'
import { Field } from '#ui/field.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import type { WrongParts } from './read-form.ts'

type Props = { wrong: WrongParts }

/** The four durations of the custom rhythm; visible while that is selected. */
export function CustomFields({ wrong }: Props) {
  const t = useT('breathing')
  return (
    <div className="breath-custom">
      <FieldGroup legend={t('breathing.custom.legend')}>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {BREATH_PARTS.map((part) => (
            <Field
              key={part}
              label={t(`breathing.custom.${part}`)}
              error={wrong[part] && t('breathing.custom.wrong', BREATHING_LIMITS[part])}
            >
              <NumberInput name={part} inputMode="numeric" defaultValue={PATTERNS.custom[part]} />
            </Field>
          ))}
        </div>
      </FieldGroup>
    </div>
  )
}
