import { TIMER_MODES } from '#lib/timers/configs.ts'
import { cx } from '#ui/cx.ts'
import { NumberField } from '../number-field.tsx'
import type { GeneralT } from '../texts.ts'
import {
  fieldName,
  MODE_SHOWN,
  NUMBER_FIELDS,
  STEP_FIELDS,
  type NumberFieldSpec,
} from './fields.ts'
import type { Problem } from './read-form.ts'
import { StepsEditor } from './steps-editor.tsx'
import type { Steps } from './use-steps.ts'

type Props = { t: GeneralT; steps: Steps; problem: Problem | null }

/** The fields of all modes; the checked native radio decides by CSS which of them are visible. */
export function ModeFields({ t, steps, problem }: Props) {
  const text = problem ? problemText(problem, t) : undefined
  const wrongStep = problem?.field === STEP_FIELDS.seconds ? problem.nth : null
  return TIMER_MODES.map((mode) => {
    const specs: readonly NumberFieldSpec[] = NUMBER_FIELDS[mode]
    return (
      <div key={mode} className={cx('hidden gap-5', MODE_SHOWN[mode])}>
        <p className="text-sm text-ink-soft">{t(`timers.general.about.${mode}`)}</p>
        {mode === 'intervals' && <StepsEditor t={t} steps={steps} wrong={wrongStep} error={text} />}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-4 gap-y-1.5 empty:hidden">
          {specs.map(({ key, label, limit, initial, step }) => {
            const name = fieldName(mode, key)
            return (
              <NumberField
                key={key}
                t={t}
                name={name}
                label={t(label)}
                initial={initial}
                limit={limit}
                step={step}
                error={problem?.field === name ? text : undefined}
              />
            )
          })}
        </div>
        {mode === 'emom' && <p className="text-sm text-ink-soft">{t('timers.general.emomHint')}</p>}
      </div>
    )
  })
}

function problemText({ limit }: Problem, t: GeneralT): string {
  if (!limit) return t('timers.settings.wrongClock')
  return t('timers.settings.wrongNumber', { min: limit.min, max: limit.max })
}
