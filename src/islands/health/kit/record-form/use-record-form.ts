import { useEffect, useEffectEvent, useState } from 'react'
import { isEmpty, type Check } from '#client/form/problems.ts'
import { useForm, type Form, type FormProps } from '#client/form/use-form.ts'
import { useLocale } from '#client/texts/use-t.ts'
import { problemsOf } from '#lib/health/form/form-problems.ts'
import { questionsOf, type Asked } from '#lib/health/form/questions.ts'
import { filledNames, inUnits, measuredOf, type RecordForm } from '#lib/health/form/record-form.ts'
import { MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import { hasValue } from '#lib/health/record.ts'
import { useOpenGroups, type OpenGroups } from './use-open-groups.ts'

type Options = {
  initial: RecordForm
  /** The units in which the person reads; the form follows them. */
  units: HealthUnits
  /** The height that a weight without one is saved with, cm. */
  height: number | null
  isBusy: boolean
  /** Called when nothing is wrong and nothing to be asked. */
  onSave: (typed: RecordForm) => void
  /** Called when something is wrong: what is shown in the form is not repeated at the button. */
  onWrong: () => void
  /** The field that is focused when nothing is typed. */
  first?: MeasuredName | undefined
}

type Texts = Partial<Record<MeasuredName, string | undefined>>

export type RecordFormState = Pick<Options, 'height'> & {
  form: Form<RecordForm>
  /** The attributes of the `<form>`. */
  props: FormProps
  /** What is in the fields now. */
  typed: RecordForm
  /** The questions about fields that were left. */
  asked: Asked[]
  /** Whether nothing was typed when it was last to be saved, and still is not. */
  isBlank: boolean
  groups: OpenGroups
  /** Which texts were left as they are: only then they are asked about. */
  leave: (texts: Texts) => void
  /** Changes fields as if they had been typed and left. */
  fill: (changes: Partial<RecordForm>) => void
  /** Starts over with these values. */
  restart: (values: RecordForm) => void
}

/** That nothing is typed is the problem of no field. */
const check: Check<RecordForm, RecordForm> = (typed) => {
  const { values: _values, ...problems } = problemsOf(typed)
  return isEmpty(problems) ? { body: typed } : { problems }
}

/** The state of the fields of a record: what is typed, its problems, its questions, which groups are open. */
export function useRecordForm(options: Options): RecordFormState {
  const { initial, units, height, isBusy, first } = options
  const [isBlank, setBlank] = useState(false)
  const [left, setLeft] = useState<Texts>({})
  const groups = useOpenGroups(filledNames(initial))
  const showFirst = (names: readonly string[]) =>
    groups.openFor(MEASURED_NAMES.filter((name) => names.includes(name)))
  const form = useForm<RecordForm, RecordForm>({
    initial,
    check,
    isBusy,
    onWrong(problems) {
      setBlank(false)
      options.onWrong()
      showFirst(Object.keys(problems))
    },
    onSubmit(typed) {
      const isNothing = !hasValue(measuredOf(typed))
      const questions = questionsOf(typed, height)
      setBlank(isNothing)
      if (isNothing) {
        options.onWrong()
        if (first) form.focus(first)
      } else if (questions.length > 0) {
        showFirst(questions.map(({ field }) => field))
        form.focusWrong()
      } else options.onSave(typed)
    },
  })
  const typed = form.values
  const asked = questionsOf(typed, height).filter(({ field }) => left[field] === typed[field])
  useUnits(form, units)

  const leave: RecordFormState['leave'] = (texts) => setLeft((before) => ({ ...before, ...texts }))
  const props: FormProps = {
    ...form.props,
    onSubmit(event) {
      form.props.onSubmit(event)
      leave(form.now())
    },
  }
  const fill: RecordFormState['fill'] = (changes) => {
    form.set(changes)
    const names = MEASURED_NAMES.filter((name) => changes[name] !== undefined)
    leave(Object.fromEntries(names.map((name) => [name, changes[name]])))
    groups.openFor(names.filter((name) => changes[name] !== ''))
    form.clear(names)
  }
  const restart: RecordFormState['restart'] = (values) => {
    form.reset(values)
    setLeft({})
    groups.openOnly(filledNames(values))
  }
  return {
    ...{ height, form, props, typed, asked, groups, leave, fill, restart },
    isBlank: isBlank && filledNames(typed).length === 0,
  }
}

/** Converts what is typed when the person reads in other units. */
function useUnits(form: Form<RecordForm>, units: HealthUnits): void {
  const locale = useLocale()
  const convert = useEffectEvent(() => {
    const now = form.now()
    if (!isSame(now.units, units)) form.set(inUnits(now, units, locale))
  })
  useEffect(() => convert(), [units])
}

const isSame = (one: HealthUnits, other: HealthUnits) =>
  JSON.stringify(one) === JSON.stringify(other)
