import { useEffect, type InputEvent } from 'react'
import { RANGES, type TimerConfig } from '#lib/timers/configs.ts'
import { digitsOf, readWhole } from '#lib/timers/whole-number.ts'
import { typeInto } from '#ui/type-into.ts'
import { useTimerForm } from '../form/use-timer-form.ts'
import { GENERAL_FORM } from './form.ts'
import { useSteps } from './use-steps.ts'

/** The settings of the general timer, including the intervals. Problems are shown until the next input. */
export function useGeneralForm() {
  const steps = useSteps()
  const onLoad = (config: TimerConfig) => {
    if (config.mode === 'intervals') steps.replace(config.steps)
  }
  const settings = useTimerForm(GENERAL_FORM, onLoad)
  const { form, read, forgetProblems } = settings
  // Other intervals have other fields, which are in the DOM only now.
  useEffect(() => {
    read()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the intervals change
  }, [steps.steps])
  // A field that was typed into before hydration has not changed the other yet.
  useEffect(() => {
    const fields = form.current && minuteFields(form.current)
    const typed = fields?.find(({ value, defaultValue }) => value !== defaultValue)
    if (typed) keepMinute(typed)
  }, [form])

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    forgetProblems()
    if (target instanceof HTMLInputElement) keepMinute(target)
    read()
  }
  return { ...settings, onInput, steps }
}

/** The two fields of an EMOM that add up to a minute. */
const MINUTE = { 'emom.work': RANGES.emom.work, 'emom.rest': RANGES.emom.rest }

const minuteFields = (form: HTMLFormElement) =>
  Object.keys(MINUTE)
    .map((name) => form.elements.namedItem(name))
    .filter((field) => field instanceof HTMLInputElement)

/** Keeps the two fields at a minute: changing one adjusts the other. */
function keepMinute(field: HTMLInputElement) {
  const fields = field.form ? minuteFields(field.form) : []
  const other = fields.find((each) => each !== field)
  if (!other || !fields.includes(field)) return
  const range = MINUTE[field.name as keyof typeof MINUTE]
  const seconds = readWhole(digitsOf(field.value, 's'), range)
  if (seconds !== null && other.value !== String(60 - seconds)) {
    typeInto(other, String(60 - seconds))
  }
}
