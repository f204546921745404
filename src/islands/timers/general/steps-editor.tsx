import { ChevronDown, ChevronUp, Plus, X, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { LIMITS } from '#lib/timers/configs.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { problemText } from '../form/problem-text.ts'
import type { Problem } from '../form/read-form.ts'
import { STEP_FIELDS } from './form.ts'
import type { KeyedStep, Steps } from './use-steps.ts'

type Props = { steps: Steps; problems: readonly Problem[] }

/** An editor of custom intervals, each with a name, a kind and a duration, in any order. */
export function StepsEditor({ steps, problems }: Props) {
  const t = useT('generalTimer', 'timers')
  const list = useRef<HTMLOListElement>(null)
  /** Moves the focus from a removed interval to its neighbour. */
  const remove = (n: number) => {
    const rows = list.current?.children
    const neighbour = rows?.[n + 1] ?? rows?.[n - 1]
    neighbour?.querySelector('input')?.focus()
    steps.remove(n)
  }
  return (
    <fieldset className="col-span-full grid min-w-0 justify-items-start gap-3">
      <legend className="mb-1.5 label">{t('generalTimer.steps')}</legend>
      <ol ref={list} className="grid w-full gap-3">
        {steps.steps.map((step, n) => (
          <li
            key={step.key}
            aria-label={t('generalTimer.step', { number: n + 1 })}
            className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] items-start gap-2.5 rounded-card border border-line p-3.5 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_6rem_auto]"
          >
            <StepFields step={step} error={problemText(problems, t, STEP_FIELDS.seconds, n)} />
            <div className="col-span-full grid grid-cols-3 gap-1.5 @2xl:col-auto @2xl:pt-7">
              <Tool
                icon={ChevronUp}
                label={t('generalTimer.stepUp', { number: n + 1 })}
                disabled={n === 0}
                onPress={() => steps.up(n)}
              />
              <Tool
                icon={ChevronDown}
                label={t('generalTimer.stepDown', { number: n + 1 })}
                disabled={n === steps.steps.length - 1}
                onPress={() => steps.down(n)}
              />
              <Tool
                icon={X}
                label={t('generalTimer.removeStep', { number: n + 1 })}
                disabled={steps.steps.length === 1}
                onPress={() => remove(n)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button size="sm" variant="quiet" disabled={steps.full} onClick={steps.add}>
        <Plus className="size-4" aria-hidden="true" />
        {t('generalTimer.addStep')}
      </Button>
    </fieldset>
  )
}

type ToolProps = { icon: LucideIcon; label: string; disabled: boolean; onPress: () => void }

/** Not `disabled`: moving an interval to the end of the list would take the focus from its button. */
function Tool({ icon: Icon, label, disabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="grid min-h-12 min-w-11 touch-manipulation place-items-center rounded-control bg-surface-2 hover:bg-line aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  )
}

type FieldsProps = { step: KeyedStep; error: string | undefined }

function StepFields({ step, error }: FieldsProps) {
  const t = useT('generalTimer', 'timers')
  return (
    <>
      <Field label={t('generalTimer.stepName')} className="col-span-full @2xl:col-auto">
        <TextInput
          name={STEP_FIELDS.name}
          defaultValue={step.name}
          maxLength={LIMITS.step.name.max}
          placeholder={t('generalTimer.stepNamePlaceholder')}
          autoComplete="off"
        />
      </Field>
      <Field label={t('generalTimer.stepKind')}>
        <Select name={STEP_FIELDS.kind} defaultValue={step.kind}>
          <option value="work">{t('timers.phase.work')}</option>
          <option value="rest">{t('timers.phase.rest')}</option>
        </Select>
      </Field>
      <Field label={t('generalTimer.stepSeconds')} error={error}>
        <NumberInput name={STEP_FIELDS.seconds} inputMode="numeric" defaultValue={step.seconds} />
      </Field>
    </>
  )
}
