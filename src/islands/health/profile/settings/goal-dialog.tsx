import { useState, type ReactNode } from 'react'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { Fields } from '#client/form/fields.tsx'
import { useForm } from '#client/form/use-form.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { MEASURED, MEASURES, type MeasuredName } from '#lib/health/measures.ts'
import { unitFor } from '#lib/health/quantities.ts'
import { readMeasure, showMeasure } from '#lib/health/reading.ts'
import type { Settings } from '#lib/health/settings.ts'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { useCentre } from '../../kit/centre.tsx'
import { unitText } from '#client/health/kinds.ts'
import type { ProfileMessages } from '../messages.ts'
import { GOAL_MEASURES } from './goal-measures.ts'
import { SettingFailed } from './setting-failed.tsx'
import type { SettingsState } from './use-settings.ts'

type Props = {
  open: boolean
  /** Null to choose one that has no goal yet. */
  measure: MeasuredName | null
  words: ProfileMessages
  state: SettingsState
  onClose: () => void
}

type Typed = { measure: string; value: string }

/** What one wants to reach in one measure. */
export function GoalDialog({ open, measure: given, words, state, onClose }: Props): ReactNode {
  const t = useT('health', 'healthProfile')
  const locale = useLocale()
  const { units } = words
  const { isPending, save } = state
  // Those of the opening: what is being saved already counts as a goal.
  const [goals] = useState(state.settings.goals)
  const choices = GOAL_MEASURES.filter((name) => goals[name] === undefined)
  const measureOf = (typed: Typed) =>
    given ?? choices.find((name) => name === typed.measure) ?? 'weight'
  const unitOf = (name: MeasuredName) => unitFor(MEASURES[name].quantity, units)
  const form = useForm({
    initial: {
      measure: choices[0] ?? '',
      value:
        given && goals[given] !== undefined
          ? showMeasure(goals[given], given, unitOf(given), locale)
          : '',
    },
    check(typed: Typed) {
      const name = measureOf(typed)
      const read = readMeasure(typed.value, name, unitOf(name), goals[name] ?? null)
      if ('problem' in read) return { problems: { value: read.problem } }
      if (read.value === null) return { problems: { value: 'required' } }
      return { body: { [name]: read.value } }
    },
    isBusy: isPending,
    onSubmit: (goal) => void keep(goal),
  })
  const keep = async (goal: Settings['goals']) => {
    if (await save({ goals: { ...state.settings.goals, ...goal } })) onClose()
  }
  const measure = measureOf(form.values)
  const latest = useLatest(measure, words)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('healthProfile.goals.dialogTitle')}
      submit={t('health.save')}
      form={{ ...form, isBusy: isPending }}
      problem={<SettingFailed state={state} name="goals" />}
    >
      {given ? (
        <p className="font-medium">{t(`health.measure.${given}`)}</p>
      ) : (
        <Fields
          form={form}
          of={{
            measure: {
              kind: 'select',
              label: t('healthProfile.goals.measure'),
              options: choices.map((name) => [name, t(`health.measure.${name}`)] as const),
            },
          }}
        />
      )}
      <Field
        label={t('healthProfile.goals.value')}
        error={problemText(form.problems['value'], measure, words)}
        aside={latest}
        required
      >
        <NumberInput
          unit={unitText(unitOf(measure), MEASURES[measure].quantity, t)}
          {...form.input('value')}
        />
      </Field>
    </FormDialog>
  )
}

/** The newest value, to think of a goal; undefined without one. */
function useLatest(measure: MeasuredName, { t, locale, units }: ProfileMessages) {
  const { overview } = useCentre()
  const point = overview.measures.find((one) => one.measure === measure)?.points.at(-1)
  if (!point) return undefined
  const { quantity } = MEASURES[measure]
  const unit = unitFor(quantity, units)
  const value = `${showMeasure(point.value, measure, unit, locale)} ${unitText(unit, quantity, t)}`
  return t('healthProfile.goals.latest', { value })
}

function problemText(
  code: string | undefined,
  measure: MeasuredName,
  { t, locale, units }: ProfileMessages,
): string | undefined {
  if (code === undefined) return undefined
  if (code === 'required') return t('healthProfile.goals.missing')
  if (code === 'invalid') return t('healthProfile.notNumber')
  const { quantity, possible } = MEASURED[measure]
  const unit = unitFor(quantity, units)
  const [least, most] = possible
  return t('healthProfile.range', {
    least: showMeasure(least, measure, unit, locale),
    most: showMeasure(most, measure, unit, locale),
    unit: unitText(unit, quantity, t),
  })
}
