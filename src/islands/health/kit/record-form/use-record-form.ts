import { useEffect, useEffectEvent, useState } from 'react'
import { isEmpty, type Check } from '#client/form/problems.ts'
import type { SentForm } from '#client/form/use-form-call.ts'
import type { FormProps } from '#client/form/use-form.ts'
import { useLocale } from '#client/texts/use-t.ts'
import { problemsOf } from '#lib/health/form/form-problems.ts'
import { questionsOf, type Asked } from '#lib/health/form/questions.ts'
import { filledNames, inUnits, type RecordForm } from '#lib/health/form/record-form.ts'
import { MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { useOpenGroups, type OpenGroups } from './use-open-groups.ts'

type Options = {
  /** The units in which the user reads; the form follows them. */
  units: HealthUnits
  /** The height that a weight without one is saved with, cm. */
  height: number | null
  /** The field that is focused when nothing is typed. */
  first?: MeasuredName | undefined
  /** Changes with values that were not typed, such as those of another version: their groups open. */
  revision?: number
}

type Texts = Partial<Record<MeasuredName, string | undefined>>

export type RecordFormState = Pick<Options, 'height'> & {
  form: SentForm<RecordForm, RecordForm | null>
  /** The attributes of the `<form>`. */
  props: FormProps
  /** What is in the fields now. */
  typed: RecordForm
  /** The questions about fields that were left. */
  asked: Asked[]
  groups: OpenGroups
  /** Which texts were left as they are: only then they are asked about. */
  leave: (texts: Texts) => void
  /** Changes fields as if they had been typed and left. */
  fill: (changes: Partial<RecordForm>) => void
  /** Starts over with these values. */
  restart: (values: RecordForm) => void
  /** Opens the groups of what is wrong. */
  showWrong: (problems: FieldProblems) => void
  /** Shows the first question about these values. @returns whether there is one */
  showQuestion: (typed: RecordForm) => boolean
}

export const checkRecord: Check<RecordForm, RecordForm> = (typed) => {
  const problems = problemsOf(typed)
  return isEmpty(problems) ? { body: typed } : { problems }
}

/** What a form of a record has over others: its questions, its units, which groups of its fields are open. */
export function useRecordForm(
  form: RecordFormState['form'],
  { units, height, first, revision = 0 }: Options,
): RecordFormState {
  const [left, setLeft] = useState<Texts>({})
  const typed = form.values
  const groups = useOpenGroups(filledNames(typed))
  const [shown, setShown] = useState(revision)
  if (revision !== shown) {
    setShown(revision)
    groups.openFor(filledNames(typed))
  }
  useUnits(form, units)

  const leave: RecordFormState['leave'] = (texts) => setLeft((before) => ({ ...before, ...texts }))
  const showFields = (names: readonly string[]) =>
    groups.openFor(MEASURED_NAMES.filter((name) => names.includes(name)))
  const props: FormProps = {
    ...form.props,
    onSubmit(event) {
      form.props.onSubmit(event)
      leave(form.now())
      if (first && filledNames(form.now()).length === 0) form.focus(first)
    },
  }
  const fill: RecordFormState['fill'] = (changes) => {
    form.set(changes)
    const names = MEASURED_NAMES.filter((name) => changes[name] !== undefined)
    leave(Object.fromEntries(names.map((name) => [name, changes[name]])))
    groups.openFor(names.filter((name) => changes[name] !== ''))
    form.clear(names)
  }
  return {
    ...{ height, form, props, typed, groups, leave, fill },
    asked: questionsOf(typed, height).filter(({ field }) => left[field] === typed[field]),
    restart(values) {
      form.reset(values)
      setLeft({})
      groups.openOnly(filledNames(values))
    },
    showWrong: (problems) => showFields(Object.keys(problems)),
    showQuestion(now) {
      const questions = questionsOf(now, height)
      if (questions.length === 0) return false
      showFields(questions.map(({ field }) => field))
      form.focusWrong()
      return true
    },
  }
}

/** Converts what is typed when the user reads in other units. */
function useUnits(form: RecordFormState['form'], units: HealthUnits): void {
  const locale = useLocale()
  const convert = useEffectEvent(() => {
    const now = form.now()
    if (!isSame(now.units, units)) form.set(inUnits(now, units, locale))
  })
  useEffect(() => convert(), [units])
}

const isSame = (one: HealthUnits, other: HealthUnits) =>
  JSON.stringify(one) === JSON.stringify(other)
