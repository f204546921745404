import { DEFAULTS, strengthFromInputs, type StrengthConfig } from '#lib/timers/configs.ts'
import { fillFields, typedIn } from '../native-fields.ts'
import { useTimerForm } from '../use-timer-form.ts'
import { STRENGTH_FIELDS } from './fields.ts'

const readForm = (data: FormData): StrengthConfig =>
  strengthFromInputs((name) => typedIn(data.get(name)))

/** The settings of the strength timer. Fields are clamped to their limits on leaving them. */
export function useStrengthForm() {
  const { form, reading, read, load } = useTimerForm({
    tool: 'strength-timer',
    untouched: DEFAULTS.strength,
    read: readForm,
    fill: (element, config) =>
      fillFields(
        element,
        STRENGTH_FIELDS.map(({ key }) => [key, config[key]]),
      ),
  })
  /** Writes the clamped values into the fields, and returns them. */
  const clamp = () => {
    const config = read()
    load(config)
    return config
  }
  return { form, config: reading, load, onInput: read, clamp, submitted: clamp }
}
