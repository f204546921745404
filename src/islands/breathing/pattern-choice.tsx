import {
  BREATH_PARTS,
  BREATHING_DEFAULT,
  PATTERN_NAMES,
  PATTERNS,
  type Pattern,
} from '#lib/timers/breathing.ts'
import { breathCurve, CURVE } from './breath-curve.ts'
import { PATTERN_LABELS } from './labels.ts'
import type { BreathingT } from './texts.ts'

type Props = {
  t: BreathingT
  /** The durations of the own rhythm. */
  custom: Pattern
}

/** The rhythms, each with its picture, its seconds and what it is good for. */
export function PatternChoice({ t, custom }: Props) {
  return (
    <fieldset className="breath-patterns">
      <legend>{t('breathing.pattern.legend')}</legend>
      {PATTERN_NAMES.map((name) => {
        const pattern = name === 'custom' ? custom : PATTERNS[name]
        const seconds = BREATH_PARTS.map((part) => pattern[part]).filter(Boolean)
        return (
          <label key={name}>
            <input
              type="radio"
              name="pattern"
              value={name}
              defaultChecked={name === BREATHING_DEFAULT.pattern}
              className="sr-only"
            />
            <svg viewBox={`0 0 ${CURVE.width} ${CURVE.height}`} aria-hidden="true">
              <path d={breathCurve(pattern)} />
            </svg>
            <strong>{t(PATTERN_LABELS[name].name)}</strong>
            <span className="breath-rhythm">
              {t('breathing.pattern.rhythm', { seconds: seconds.join('-') })}
            </span>
            <span className="breath-good">{t(PATTERN_LABELS[name].good)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
