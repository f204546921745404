import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { problemResolver } from '#client/form-problems.ts'
import { useLocale } from '#client/texts/use-t.ts'
import { questionsOf, type Asked } from '#lib/health/form/questions.ts'
import { problemsOf } from '#lib/health/form/form-problems.ts'
import { filledNames, inUnits, type RecordForm } from '#lib/health/form/record-form.ts'
import { MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import { useOpenGroups, type OpenGroups } from './use-open-groups.ts'

type Options = {
  /** The prefix of the ids of its fields: a form and a dialog may be on one page. */
  id: string
  initial: RecordForm
  /** The units in which the person reads; the form follows them. */
  units: HealthUnits
  /** The height that a weight without one is saved with, cm. */
  height: number | null
}

export type RecordFormState = Pick<Options, 'id' | 'height'> & {
  form: UseFormReturn<RecordForm>
  /** What is in the fields now. */
  typed: RecordForm
  /** The questions about fields that were left. */
  asked: Asked[]
  groups: OpenGroups
  /** Which texts were left as they are: only then they are asked about. */
  leave: (texts: Partial<Record<MeasuredName, string | undefined>>) => void
  /** Changes fields as if they had been typed and left. */
  fill: (changes: Partial<RecordForm>) => void
  /** Begins anew with these values. */
  restart: (values: RecordForm) => void
}

/** The state of the fields of a record: what is typed, its problems, its questions, which groups are open. */
export function useRecordForm(options: Options): RecordFormState {
  const { id, initial, units, height } = options
  const locale = useLocale()
  const form = useForm<RecordForm>({
    defaultValues: initial,
    resolver: problemResolver(problemsOf),
    // Fields are checked when they are left: `leaveField`.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const typed = useWatch({ control: form.control }) as RecordForm
  const groups = useOpenGroups(filledNames(initial))
  const [left, setLeft] = useState<Partial<Record<MeasuredName, string | undefined>>>({})
  const asked = questionsOf(typed, height).filter(({ field }) => left[field] === typed[field])

  const leave: RecordFormState['leave'] = (texts) => setLeft((before) => ({ ...before, ...texts }))
  const fill: RecordFormState['fill'] = (changes) => {
    for (const [name, value] of Object.entries(changes))
      form.setValue(name as keyof RecordForm, value)
    const names = MEASURED_NAMES.filter((name) => changes[name] !== undefined)
    leave(Object.fromEntries(names.map((name) => [name, changes[name]])))
    groups.openFor(names.filter((name) => changes[name] !== ''))
    form.clearErrors(names)
  }
  const restart: RecordFormState['restart'] = (values) => {
    form.reset(values)
    setLeft({})
    groups.openOnly(filledNames(values))
  }

  const convert = useEffectEvent(() => {
    const now = form.getValues()
    if (isSame(now.units, units)) return
    const next = inUnits(now, units, locale)
    for (const name of ['units', 'before', ...filledNames(next)] as const)
      form.setValue(name, next[name])
  })
  useEffect(() => convert(), [units])

  return { id, height, form, typed, asked, groups, leave, fill, restart }
}

const isSame = (one: HealthUnits, other: HealthUnits) =>
  JSON.stringify(one) === JSON.stringify(other)
