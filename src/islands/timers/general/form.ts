import type { T } from '#lib/i18n/t.ts'
import {
  DEFAULTS,
  LIMITS,
  RANGES,
  TIMER_MODES,
  type TimerConfig,
  type TimerMode,
} from '#lib/timers/configs.ts'
import { PREPARATION_SECONDS } from '#lib/timers/plan.ts'
import type { Limit } from '#lib/timers/whole-number.ts'
import type { NumberSpec } from '../form/number-field.tsx'
import { typedIn, type FormSpec, type FormValues } from '../form/read-form.ts'

type Label = Parameters<T<'generalTimer'>>[0]
export type LabelledField = NumberSpec & { label: Label }
type Row = readonly [key: string, label: Label, step?: number | null]

/** Countdown and AMRAP are set in minutes and seconds; the buttons beside the time change both. */
const CLOCK: readonly Row[] = [
  ['minutes', 'generalTimer.minutes', null],
  ['seconds', 'generalTimer.seconds', null],
]
const ROWS: Readonly<Record<TimerMode, readonly Row[]>> = {
  countdown: CLOCK,
  stopwatch: [],
  amrap: CLOCK,
  afap: [['rounds', 'generalTimer.targetRounds']],
  tabata: [
    ['work', 'generalTimer.work', 5],
    ['rest', 'generalTimer.rest', 5],
    ['cycles', 'generalTimer.cycles'],
    ['rounds', 'generalTimer.rounds'],
    ['roundRest', 'generalTimer.roundRest', 10],
  ],
  emom: [
    ['minutes', 'generalTimer.totalMinutes'],
    ['work', 'generalTimer.work', 5],
    ['rest', 'generalTimer.rest', 5],
  ],
  intervals: [['rounds', 'generalTimer.repeat']],
}

/** The number fields of a mode, in display order. The form has those of all modes, so a name begins with the mode. */
export function numberFields(mode: TimerMode): LabelledField[] {
  const isClock = ROWS[mode] === CLOCK
  const ranges: Readonly<Record<string, Limit>> = isClock ? LIMITS.clock : RANGES[mode]
  const initials = toValues(DEFAULTS[mode])
  const isZero = (values: FormValues) => CLOCK.every(([key]) => values[`${mode}.${key}`] === 0)
  return ROWS[mode].map(([key, label, step = 1]) => {
    const name = `${mode}.${key}`
    const field = { name, label, step, range: ranges[key]!, initial: Number(initials[name]) }
    return isClock ? { ...field, empty: 0, refuses: isZero } : field
  })
}

/** The field that all modes share. */
export const PREPARATION: LabelledField = {
  name: 'preparation',
  label: 'generalTimer.preparation',
  range: LIMITS.preparation.seconds,
  initial: PREPARATION_SECONDS,
  step: 5,
}

/** The names of the three fields of each interval. */
export const STEP_FIELDS = {
  name: 'step.name',
  kind: 'step.kind',
  seconds: 'step.seconds',
} as const
const STEP_SECONDS = {
  name: STEP_FIELDS.seconds,
  range: LIMITS.step.seconds,
  initial: LIMITS.step.seconds.min,
  isList: true,
}

const modeIn = (data: FormData) =>
  TIMER_MODES.find((mode) => mode === data.get('mode')) ?? 'countdown'

export const GENERAL_FORM: FormSpec<'timer'> = {
  tool: 'timer',
  initial: DEFAULTS.countdown,
  fields(data) {
    const mode = modeIn(data)
    const steps = mode === 'intervals' ? [STEP_SECONDS] : []
    return [...numberFields(mode), ...steps, PREPARATION]
  },
  toConfig(values, data) {
    const mode = modeIn(data)
    const own: Record<string, unknown> = { mode }
    for (const [name, value] of Object.entries(values)) own[name.replace(`${mode}.`, '')] = value
    if ('seconds' in own) own['seconds'] = Number(own['minutes']) * 60 + Number(own['seconds'])
    // Until the field of the rest follows, as before hydration, the work says it.
    if (mode === 'emom') delete own['rest']
    return mode === 'intervals' ? { ...own, steps: stepsIn(values, data) } : own
  },
  toValues,
}

function toValues({ mode, preparation = PREPARATION_SECONDS, ...own }: TimerConfig): FormValues {
  const values: Record<string, number | string> = { mode, preparation }
  const { seconds } = { seconds: 0, ...own }
  const clock = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  for (const [key, value] of Object.entries('seconds' in own ? clock : own)) {
    if (typeof value === 'number') values[`${mode}.${key}`] = value
  }
  return values
}

function stepsIn(values: FormValues, data: FormData): object[] {
  const names = data.getAll(STEP_FIELDS.name)
  const kinds = data.getAll(STEP_FIELDS.kind)
  const seconds = values[STEP_FIELDS.seconds] as readonly number[]
  return seconds.map((each, n) => ({ name: typedIn(names[n]), kind: kinds[n], seconds: each }))
}
