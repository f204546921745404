import { useT } from '#client/texts/use-t.ts'
import { TIMER_MODES, type TimerMode } from '#lib/timers/configs.ts'
import { NumberField } from '../form/number-field.tsx'
import { problemText } from '../form/problem-text.ts'
import type { Problem } from '../form/read-form.ts'
import { numberFields, PREPARATION, type LabelledField } from './form.ts'
import { StepsEditor } from './steps-editor.tsx'
import type { Steps } from './use-steps.ts'
import './mode-fields.css'

/** The modes whose names do not say what they are. */
const UNCLEAR = ['amrap', 'afap', 'tabata', 'emom'] as const
const isUnclear = (mode: TimerMode): mode is (typeof UNCLEAR)[number] =>
  UNCLEAR.some((each) => each === mode)

type Props = { steps: Steps; problems: readonly Problem[] }

/** The fields of all modes, of which CSS shows those of the checked native radio, and the preparation, which all have. */
export function ModeFields({ steps, problems }: Props) {
  const t = useT('generalTimer', 'timers')
  const numberField = (field: LabelledField) => (
    <NumberField
      key={field.name}
      field={field}
      label={t(field.label)}
      error={problemText(problems, t, field.name)}
    />
  )
  return (
    <>
      {TIMER_MODES.map((mode) => (
        <div key={mode} className={`mode-fields mode-${mode}`}>
          {isUnclear(mode) && <p className="timer-about">{t(`generalTimer.about.${mode}`)}</p>}
          {mode === 'intervals' && <StepsEditor steps={steps} problems={problems} />}
          {numberFields(mode).map(numberField)}
          {mode === 'emom' && <p className="timer-about">{t('generalTimer.emomHint')}</p>}
        </div>
      ))}
      {numberField(PREPARATION)}
    </>
  )
}
