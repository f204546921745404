import { useRef, useState, type InputEvent, type SubmitEvent } from 'react'
import { useFragment } from '#client/address/use-fragment.ts'
import { useLocale } from '#client/texts/use-t.ts'
import type { Fields, Problems } from '#lib/calculators/fields.ts'
import type { Inputs } from '#lib/calculators/read-fields.ts'
import { inputsFromFragment } from '#lib/calculators/result-link.ts'
import { runCalculator, type Calculate, type Calculated } from '#lib/calculators/run-calculator.ts'
import { controlOf, firstWrong } from './form-values.ts'
import { useForm } from './use-form.ts'

export type Spec<F extends Fields, R> = {
  place: 'card' | 'page'
  fields: F
  calculate: Calculate<F, R>
}

/** What triggered a result: the button, a change of the fragment, or the fragment at page load. */
type Cause = 'press' | 'address' | 'opening'

/** The state of a calculator. The inputs are uncontrolled, so that values typed before hydration are kept. */
export function useCalculator<F extends Fields, R>({ place, fields, calculate }: Spec<F, R>) {
  const locale = useLocale()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm(element, fields, locale)
  const [problems, setProblems] = useState<Problems>({})
  const [shown, setShown] = useState<Calculated<R> | null>(null)
  const [isStale, setStale] = useState(false)
  // Counts requested results: these are announced, updates while typing are not.
  const [asked, setAsked] = useState(0)
  // Counts results to scroll to: not the one at page load, when the user is at the top of the page.
  const [sought, setSought] = useState(0)

  const check = () => runCalculator(fields, calculate, form.read())
  /** Shows the result, or the problems; problems leave the last result in place. */
  const run = (cause: Cause) => {
    const checked = check()
    const isWrong = 'problems' in checked
    setProblems(isWrong ? checked.problems : {})
    setStale(isWrong)
    if (!isWrong) {
      setShown(checked)
      setAsked((count) => count + 1)
      if (cause !== 'opening') setSought((count) => count + 1)
    } else if (cause === 'press' && element.current) {
      controlOf(element.current, firstWrong(fields, checked.problems) ?? '')?.focus()
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    run('press')
  }
  const follow = () => {
    if (!shown) return
    const checked = check()
    setStale('problems' in checked)
    if ('result' in checked) setShown(checked)
  }
  const onInput = (event: InputEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name in problems) setProblems(without(problems, name))
    follow()
  }
  const onReset = () => {
    form.clear()
    setProblems({})
    setShown(null)
    setAsked(0)
  }
  /** Writes values into fields, as if they had been typed. */
  const fill = (inputs: Inputs) => {
    form.write(inputs)
    setProblems(Object.keys(inputs).reduce(without, problems))
    follow()
  }

  useFragment((isFirst) => {
    const linked = place === 'page' ? inputsFromFragment(fields, location.hash, locale) : null
    if (!linked) return
    form.write(linked)
    if ('result' in check()) run(isFirst ? 'opening' : 'address')
    else follow()
  })
  const { units, chooseUnit } = form
  const state = { problems, shown, isStale, asked, sought, units }
  return { element, ...state, chooseUnit, fill, onSubmit, onInput, onReset }
}

function without(problems: Problems, name: string): Problems {
  const others = Object.entries(problems).filter(([other]) => other !== name)
  return Object.fromEntries(others)
}
