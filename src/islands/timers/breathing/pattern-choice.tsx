import {
  BREATH_PARTS,
  BREATHING_DEFAULT,
  PATTERN_NAMES,
  PATTERNS,
  type Pattern,
} from '#lib/timers/breathing.ts'
import { useT } from '#client/texts/use-t.ts'
import { cx } from '#ui/cx.ts'
import { FieldGroup } from '#ui/field-group.tsx'
import { breathCurve, CURVE } from './breath-curve.ts'

type Props = {
  /** The durations of the custom rhythm. */
  custom: Pattern
  /** A card has no room for the descriptions. */
  inCard: boolean
}

/** The choice of rhythm, each with its curve, seconds and description. */
export function PatternChoice({ custom, inCard }: Props) {
  const t = useT('breathing')
  return (
    <FieldGroup legend={t('breathing.pattern.legend')}>
      <div
        className={cx(
          'grid gap-2.5',
          inCard
            ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]',
        )}
      >
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
                className={cx(
                  'col-start-2 row-span-2 row-start-1 fill-none stroke-edge stroke-[2.5] chosen:stroke-pine',
                  inCard ? 'w-14' : 'w-22',
                )}
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={breathCurve(pattern)} />
              </svg>
              <strong>{t(`breathing.pattern.${name}`)}</strong>
              <span className="text-xs text-ink-soft">
                {t('breathing.pattern.rhythm', { seconds: seconds.join('-') })}
              </span>
              {!inCard && (
                <span className="col-span-full mt-1 text-sm text-ink-soft">
                  {t(`breathing.pattern.${name}For`)}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
