import { useRef, useState, type ReactNode } from 'react'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { MEASURED, MEASURES, type MeasuredName } from '#lib/health/measures.ts'
import { unitFor } from '#lib/health/quantities.ts'
import { readMeasure, showMeasure } from '#lib/health/reading.ts'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { useCentre } from '../../kit/centre.tsx'
import { unitText } from '../../kit/kinds.ts'
import type { Words } from '../words.ts'
import { GOAL_MEASURES } from './goal-measures.ts'
import { SettingFailed } from './setting-failed.tsx'
import type { SettingsState } from './use-settings.ts'

type Props = {
  open: boolean
  /** Null to choose one that has no goal yet. */
  measure: MeasuredName | null
  words: Words
  state: SettingsState
  onClose: () => void
}

/** What one wants to reach in one measure. */
export function GoalDialog({ open, measure: given, words, state, onClose }: Props): ReactNode {
  const t = useT('health', 'healthProfile')
  const locale = useLocale()
  const { units } = words
  const { settings, isPending, save } = state
  const field = useRef<HTMLInputElement>(null)
  const choices = GOAL_MEASURES.filter((name) => settings.goals[name] === undefined)
  const [measure, setMeasure] = useState<MeasuredName>(given ?? choices[0] ?? 'weight')
  const { quantity } = MEASURES[measure]
  const unit = unitFor(quantity, units)
  const before = settings.goals[measure] ?? null
  const [typed, setTyped] = useState(() =>
    given && before !== null ? showMeasure(before, given, unit, locale) : '',
  )
  const [problem, setProblem] = useState<string>()
  const latest = useLatest(measure, words)

  const submit = async () => {
    const read = readMeasure(typed, measure, unit, before)
    if ('problem' in read || read.value === null) {
      setProblem(problemText('problem' in read ? read.problem : 'missing', measure, words))
      field.current?.focus()
      return
    }
    if (await save({ goals: { ...settings.goals, [measure]: read.value } })) onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('healthProfile.goals.dialogTitle')}
      submit={t('health.save')}
      isBusy={isPending}
      problem={<SettingFailed state={state} name="goals" />}
      onSubmit={() => void submit()}
    >
      {given ? (
        <p className="font-semibold">{t(`health.measure.${given}`)}</p>
      ) : (
        <Field label={t('healthProfile.goals.measure')}>
          <Select
            value={measure}
            onChange={(event) =>
              setMeasure(choices.find((name) => name === event.target.value) ?? measure)
            }
          >
            {choices.map((name) => (
              <option key={name} value={name}>
                {t(`health.measure.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('healthProfile.goals.value')} error={problem} aside={latest} required>
        <NumberInput
          ref={field}
          unit={unitText(unit, quantity, t)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}

/** The newest value, to think of a goal; undefined without one. */
function useLatest(measure: MeasuredName, { t, locale, units }: Words) {
  const { overview } = useCentre()
  const point = overview.measures.find((one) => one.measure === measure)?.points.at(-1)
  if (!point) return undefined
  const { quantity } = MEASURES[measure]
  const unit = unitFor(quantity, units)
  const value = `${showMeasure(point.value, measure, unit, locale)} ${unitText(unit, quantity, t)}`
  return t('healthProfile.goals.latest', { value })
}

function problemText(
  problem: 'missing' | 'invalid' | 'too_low' | 'too_high',
  measure: MeasuredName,
  { t, locale, units }: Words,
): string {
  if (problem === 'missing') return t('healthProfile.goals.missing')
  if (problem === 'invalid') return t('healthProfile.notNumber')
  const { quantity, possible } = MEASURED[measure]
  const unit = unitFor(quantity, units)
  const [least, most] = possible
  return t('healthProfile.range', {
    least: showMeasure(least, measure, unit, locale),
    most: showMeasure(most, measure, unit, locale),
    unit: unitText(unit, quantity, t),
  })
}
