import { DEFAULTS, type MeditationConfig } from '#lib/timers/configs.ts'
import { readToolConfig } from '#lib/timers/tool-config.ts'
import { fillFields } from './native-fields.ts'
import { useTimerForm } from './use-timer-form.ts'

const readForm = (data: FormData): MeditationConfig =>
  readToolConfig('meditation', { mode: 'meditation', minutes: data.get('minutes') }) ??
  DEFAULTS.meditation

/** The duration of the meditation. */
export function useMeditationForm() {
  const { form, reading, read, load } = useTimerForm({
    tool: 'meditation',
    untouched: DEFAULTS.meditation,
    read: readForm,
    fill: (element, { minutes }) => fillFields(element, [['minutes', minutes]]),
  })
  return { form, config: reading, load, onInput: read, submitted: read }
}
