import { useId } from 'react'
import { BREATH_PARTS, BREATHING_LIMITS, PATTERNS } from '#lib/timers/breathing.ts'
import { CONTROL } from '#ui/control-class.ts'
import type { WrongParts } from './read-form.ts'
import { PART_LABELS } from './labels.ts'
import type { BreathingT } from './texts.ts'

type Props = { t: BreathingT; wrong: WrongParts }

/** The four durations of the own rhythm; shown by the stylesheet while that is chosen. */
export function CustomFields({ t, wrong }: Props) {
  const id = useId()
  return (
    <fieldset className="breath-custom">
      <legend>{t('breathing.custom.legend')}</legend>
      {BREATH_PARTS.map((part) => {
        const errorId = wrong[part] && `${id}-${part}`
        return (
          <div key={part}>
            <label htmlFor={`${id}-${part}-field`}>{t(PART_LABELS[part])}</label>
            <input
              id={`${id}-${part}-field`}
              name={part}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={PATTERNS.custom[part]}
              className={CONTROL}
              aria-invalid={wrong[part]}
              aria-describedby={errorId}
              data-invalid={wrong[part] && ''}
            />
            {errorId && (
              <p id={errorId} className="breath-error">
                {t('breathing.custom.wrong', BREATHING_LIMITS[part])}
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
