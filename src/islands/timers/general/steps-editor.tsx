import { useId, useRef } from 'react'
import { LIMITS } from '#lib/timers/configs.ts'
import { Button } from '#ui/button.tsx'
import { CONTROL } from '#ui/control-class.ts'
import { Icon, type IconName } from '../icons.tsx'
import type { GeneralT } from '../texts.ts'
import { STEP_FIELDS } from './fields.ts'
import type { KeyedStep, Steps } from './use-steps.ts'

type Props = {
  t: GeneralT
  steps: Steps
  /** The part whose seconds are wrong, counted from 0, and what is wrong. */
  wrong: number | null
  error: string | undefined
}

/** A free sequence: parts with a name, a kind and a length, in an order of one's own. */
export function StepsEditor({ t, steps, wrong, error }: Props) {
  const list = useRef<HTMLOListElement>(null)
  /** A part that is gone gives the focus to its neighbour. */
  const remove = (n: number) => {
    const rows = list.current?.children
    const neighbour = rows?.[n + 1] ?? rows?.[n - 1]
    neighbour?.querySelector('input')?.focus()
    steps.remove(n)
  }
  return (
    <fieldset className="timer-steps">
      <legend>{t('timers.general.steps')}</legend>
      <ol ref={list}>
        {steps.steps.map((step, n) => (
          <li key={step.key} aria-label={t('timers.general.step', { number: n + 1 })}>
            <StepFields t={t} step={step} error={wrong === n ? error : undefined} />
            <div className="timer-step-tools">
              <Tool
                icon="up"
                label={t('timers.general.stepUp', { number: n + 1 })}
                disabled={n === 0}
                onPress={() => steps.up(n)}
              />
              <Tool
                icon="down"
                label={t('timers.general.stepDown', { number: n + 1 })}
                disabled={n === steps.steps.length - 1}
                onPress={() => steps.down(n)}
              />
              <Tool
                icon="close"
                label={t('timers.general.removeStep', { number: n + 1 })}
                disabled={steps.steps.length === 1}
                onPress={() => remove(n)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button size="sm" variant="quiet" disabled={steps.full} onClick={steps.add}>
        <Icon name="plus" />
        {t('timers.general.addStep')}
      </Button>
    </fieldset>
  )
}

type ToolProps = { icon: IconName; label: string; disabled: boolean; onPress: () => void }

/** Not `disabled`: at the end of its way a part would drop the focus of whoever moves it by keyboard. */
function Tool({ icon, label, disabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

type FieldsProps = { t: GeneralT; step: KeyedStep; error: string | undefined }

function StepFields({ t, step, error }: FieldsProps) {
  const id = useId()
  return (
    <>
      <label className="timer-step-name">
        {t('timers.general.stepName')}
        <input
          name={STEP_FIELDS.name}
          className={CONTROL}
          defaultValue={step.name}
          maxLength={LIMITS.step.name.max}
          placeholder={t('timers.general.stepNamePlaceholder')}
          autoComplete="off"
        />
      </label>
      <label>
        {t('timers.general.stepKind')}
        <select name={STEP_FIELDS.kind} className={CONTROL} defaultValue={step.kind}>
          <option value="work">{t('timers.phase.work')}</option>
          <option value="rest">{t('timers.phase.rest')}</option>
        </select>
      </label>
      <label>
        {t('timers.general.stepSeconds')}
        <input
          name={STEP_FIELDS.seconds}
          className={CONTROL}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={step.seconds}
          aria-invalid={error ? true : undefined}
          data-invalid={error ? '' : undefined}
          aria-describedby={error && `${id}-error`}
        />
      </label>
      {error && (
        <p id={`${id}-error`} className="timer-error">
          {error}
        </p>
      )}
    </>
  )
}
