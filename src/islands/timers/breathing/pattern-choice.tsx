import {
  BREATH_PARTS,
  BREATHING_DEFAULT,
  PATTERN_NAMES,
  PATTERNS,
  type Pattern,
} from '#lib/timers/breathing.ts'
import { useT } from '#client/texts/use-t.ts'
import { FieldGroup } from '#ui/field-group.tsx'
import { breathCurve, CURVE } from './breath-curve.ts'

type Props = {
  /** The durations of the custom rhythm. */
  custom: Pattern
}

/** The choice of rhythm, each with its curve, seconds and description. */
export function PatternChoice({ custom }: Props) {
  const t = useT('breathing')
  return (
    <FieldGroup legend={t('breathing.pattern.legend')}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2.5">
        {PATTERN_NAMES.map((name) => {
          const pattern = name === 'custom' ? custom : PATTERNS[name]
          const seconds = BREATH_PARTS.map((part) => pattern[part]).filter(Boolean)
          return (
            <label
              key={name}
              className="choice grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 rounded-card border border-line bg-surface px-4 py-3 has-checked:border-pine has-checked:bg-(--air-tint) has-checked:ring-2 has-checked:ring-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
            >
              <input
                type="radio"
                name="pattern"
                value={name}
                defaultChecked={name === BREATHING_DEFAULT.pattern}
                className="sr-only"
              />
              <svg
                viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
                className="col-start-2 row-span-2 row-start-1 w-22 fill-none stroke-edge stroke-[2.5] chosen:stroke-pine"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={breathCurve(pattern)} />
              </svg>
              <b>{t(`breathing.pattern.${name}`)}</b>
              <span className="text-xs text-ink-soft">
                {t('breathing.pattern.rhythm', { seconds: seconds.join('-') })}
              </span>
              <span className="col-span-full mt-1 text-sm text-ink-soft">
                {t(`breathing.pattern.${name}For`)}
              </span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
