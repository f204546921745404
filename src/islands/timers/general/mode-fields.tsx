import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { TIMER_MODES } from '#lib/timers/configs.ts'
import { NumberField } from '../number-field.tsx'
import {
  fieldName,
  NUMBER_FIELDS,
  PREPARATION,
  STEP_FIELDS,
  type NumberFieldSpec,
} from './fields.ts'
import type { Problem } from './read-form.ts'
import { StepsEditor } from './steps-editor.tsx'
import type { Steps } from './use-steps.ts'
import './mode-fields.css'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-4 gap-y-1.5 empty:hidden'

type Props = { steps: Steps; problem: Problem | null }

/** The fields of all modes, of which CSS shows those of the checked native radio, and the preparation, which all have. */
export function ModeFields({ steps, problem }: Props) {
  const t = useT('generalTimer', 'timers')
  const text = problem ? problemText(problem, t) : undefined
  const wrongStep = problem?.field === STEP_FIELDS.seconds ? problem.nth : null
  const numberField = ({ label, limit, initial, step }: NumberFieldSpec, name: string) => (
    <NumberField
      key={name}
      {...{ name, initial, limit, step }}
      label={t(label)}
      error={problem?.field === name ? text : undefined}
    />
  )
  const modes = TIMER_MODES.map((mode) => {
    const specs: readonly NumberFieldSpec[] = NUMBER_FIELDS[mode]
    return (
      <div key={mode} className={`mode-fields mode-${mode} gap-5`}>
        <p className="text-sm text-ink-soft">{t(`generalTimer.about.${mode}`)}</p>
        {mode === 'intervals' && <StepsEditor steps={steps} wrong={wrongStep} error={text} />}
        <div className={GRID}>
          {specs.map((spec) => numberField(spec, fieldName(mode, spec.key)))}
        </div>
        {mode === 'emom' && <p className="text-sm text-ink-soft">{t('generalTimer.emomHint')}</p>}
      </div>
    )
  })
  return (
    <>
      {modes}
      <div className={GRID}>{numberField(PREPARATION, PREPARATION.key)}</div>
    </>
  )
}

function problemText({ limit }: Problem, t: T<'timers'>): string {
  if (!limit) return t('timers.settings.wrongClock')
  return t('timers.settings.wrongNumber', { min: limit.min, max: limit.max })
}
