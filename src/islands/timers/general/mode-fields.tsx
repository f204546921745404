import { useT } from '#client/texts/use-t.ts'
import { TIMER_MODES } from '#lib/timers/configs.ts'
import { NumberField } from '../form/number-field.tsx'
import { problemText } from '../form/problem-text.ts'
import type { Problem } from '../form/read-form.ts'
import { numberFields, PREPARATION, type LabelledField } from './form.ts'
import { StepsEditor } from './steps-editor.tsx'
import type { Steps } from './use-steps.ts'
import './mode-fields.css'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-4 gap-y-1.5 empty:hidden'

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
  const modes = TIMER_MODES.map((mode) => (
    <div key={mode} className={`mode-fields mode-${mode} gap-5`}>
      <p className="text-sm text-ink-soft">{t(`generalTimer.about.${mode}`)}</p>
      {mode === 'intervals' && <StepsEditor steps={steps} problems={problems} />}
      <div className={GRID}>{numberFields(mode).map(numberField)}</div>
      {mode === 'emom' && <p className="text-sm text-ink-soft">{t('generalTimer.emomHint')}</p>}
    </div>
  ))
  return (
    <>
      {modes}
      <div className={GRID}>{numberField(PREPARATION)}</div>
    </>
  )
}
