import { DEFAULTS, strengthFromInputs, type StrengthConfig } from '#lib/timers/configs.ts'
import { fillFields, typedIn } from '../native-fields.ts'
import { useTimerForm } from '../use-timer-form.ts'
import { STRENGTH_FIELDS } from './fields.ts'

const readForm = (data: FormData): StrengthConfig =>
  strengthFromInputs((name) => typedIn(data.get(name)))

/** The settings of the strength timer. Every field is moved into its limits when it is left. */
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
  /** Shows in the fields what they mean, and gives it. */
  const clamp = () => {
    const config = read()
    load(config)
    return config
  }
  return { form, config: reading, load, onInput: read, clamp, submitted: clamp }
}
