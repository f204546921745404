import { useEffect, useState, type RefCallback, type SubmitEvent } from 'react'
import type { FieldProblems } from '#lib/http/errors.ts'
import { isEmpty, ownProblems, problemsAfter, problemsIn, type Check } from './problems.ts'
import { focusControl, focusFirstWrong, isOnPage } from './focus.ts'
import { useFormValues } from './use-form-values.ts'
import type { Control, FormValues } from './values.ts'

export type FormOptions<Values extends FormValues, Body> = {
  /** What the form begins with; the type of each value is that of its field. */
  initial: Values
  check: Check<Values, Body>
  onSubmit: (body: Body, values: Values) => void
  /** Shows the part of the form that has a problem, before the first such field gets the focus. */
  onWrong?: ((problems: FieldProblems) => void) | undefined
  /** Says what its check found wrong, where that is none of its fields. */
  onUnshown?: ((problems: FieldProblems) => void) | undefined
  /** Problems that it begins with, as those of a page that was sent without JavaScript. */
  problems?: FieldProblems
  /** It is being sent, and is not sent again meanwhile. */
  isBusy?: boolean
}

/** A form over native controls: see `useForm`. */
export type Form<Values extends FormValues> = {
  /** The attributes of its `<form>`; of each of them, where several are saved together. */
  props: FormProps
  values: Values
  /** The codes of the problems that are shown, by field. */
  problems: FieldProblems
  /** What its submit button does, for one outside of it. */
  submit: () => void
  /** The attributes of the control of a text, a select or a file. */
  input(name: keyof Values & string): InputProps
  /** The attributes of a box or a radio, with its value where several share the name. */
  box(name: keyof Values & string, value?: string): BoxProps
  /** What stands in the form now, for what runs later than the render that it was made in. */
  now: () => Values
  /** Changes values, as typing would. */
  set(changes: Partial<Values>): void
  /** Starts over with these values, or the initial ones. */
  reset(values?: Values): void
  /** Shows problems and focuses the first. @returns whether any of them is of this form's fields */
  show: (problems: FieldProblems) => boolean
  /** Shows what is wrong with a field now, or takes its problem away: for forms that check a field when it is left. */
  recheck(name: keyof Values & string): void
  /** Takes the shown problems away, or those of these fields. */
  clear: (names?: readonly (keyof Values & string)[]) => void
  /** Focuses a field, and selects what is in it. */
  focus(name: keyof Values & string): void
  /** Focuses the first field that is wrong, or the answer to a question about one (in an element with `data-asks`). */
  focusWrong: () => void
}

/** The attributes of a `<form>`. */
export type FormProps = {
  ref: RefCallback<HTMLFormElement>
  noValidate: true
  onInput: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}
type InputProps = { name: string; defaultValue: string | undefined; ref: RefCallback<Control> }
type BoxProps = {
  name: string
  value: string | undefined
  defaultChecked: boolean
  ref: RefCallback<Control>
}

/**
 * A form whose controls hold what is typed: its values follow their events, and a submit reads them from the form
 * (`FormData`), through its check. What a password manager fills in without an event counts, and what was typed before
 * the page was alive stays. A problem goes when it is corrected.
 *
 * Fields that are not made of native controls, such as lists, have their values here too, and change them by `set`.
 */
export function useForm<Values extends FormValues, Body>(
  options: FormOptions<Values, Body>,
): Form<Values> {
  const { check, onSubmit, onWrong, onUnshown = unshown, isBusy = false } = options
  const { values, first, forms, formRef, controlRef: ref, ...held } = useFormValues(options.initial)
  const { now, put, read, write } = held
  const { problems, ...shown } = useProblems(check, options.problems)
  const focusWrong = useFocusWrong(forms)

  const change = (after: Values) => {
    const before = now()
    put(after)
    shown.follow(before, after)
  }
  const show = (given: FieldProblems): boolean => {
    const own = ownProblems(given, now())
    shown.put(own)
    if (isEmpty(own)) return false
    onWrong?.(own)
    focusWrong()
    return true
  }
  const submit = () => {
    if (isBusy) return
    put(read())
    const checked = check(now())
    if ('body' in checked) {
      // What is wrong in a step that is not on the page stays so.
      shown.clear(Object.keys(problems).filter((name) => isOnPage(forms, name)))
      onSubmit(checked.body, now())
    } else if (!show(checked.problems)) onUnshown(checked.problems)
  }
  return {
    props: propsOf(formRef, () => change(read()), submit),
    values,
    problems,
    submit,
    input: (name) => ({ name, defaultValue: textOf(first[name]), ref }),
    box: (name, value) => ({ name, value, defaultChecked: isChosen(first[name], value), ref }),
    now: read,
    set(changes) {
      const after = { ...read(), ...changes }
      write(changes as FormValues)
      change(after)
    },
    reset(begun = options.initial) {
      write(begun)
      put(begun)
      shown.clear()
    },
    show,
    recheck(name) {
      put(read())
      shown.recheck(name, now())
    },
    clear: shown.clear,
    focus: (name) => focusControl(forms, name),
    focusWrong,
  }
}

const propsOf = (ref: FormProps['ref'], onInput: () => void, submit: () => void): FormProps => ({
  ref,
  noValidate: true,
  onInput,
  onSubmit(event) {
    event.preventDefault()
    // A dialog may have been opened from a form: that form is not meant.
    event.stopPropagation()
    submit()
  },
})

/** The problems that are shown. */
function useProblems<Values extends FormValues>(
  check: Check<Values, unknown>,
  begun: FieldProblems = {},
) {
  const [problems, put] = useState(begun)
  return {
    problems,
    put,
    follow: (before: Values, after: Values) =>
      put((shown) => problemsAfter(shown, before, after, check)),
    recheck(name: string, values: Values) {
      const code = ownProblems(problemsIn(check(values)), values)[name]
      put((shown) => ({ ...without(shown, [name]), ...(code && { [name]: code }) }))
    },
    clear: (names?: readonly string[]) => put((shown) => (names ? without(shown, names) : {})),
  }
}

const without = (problems: FieldProblems, names: readonly string[]): FieldProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)))

/** A check that names no field would leave a button that does nothing. */
const unshown = (problems: FieldProblems): never => {
  throw new Error(`no field of the form is wrong: ${JSON.stringify(problems)}`)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

const isChosen = (held: unknown, value: string | undefined): boolean =>
  Array.isArray(held) ? held.includes(value) : held === (value ?? true)

/** Focuses the first wrong field, once its problem is drawn. */
function useFocusWrong(forms: ReadonlySet<HTMLFormElement>): () => void {
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0) return undefined
    focusFirstWrong(forms)
    // Once more, as a tab that `onWrong` shows is visible a frame later.
    const frame = requestAnimationFrame(() => focusFirstWrong(forms))
    return () => cancelAnimationFrame(frame)
  }, [round, forms])
  return () => setRound((before) => before + 1)
}
