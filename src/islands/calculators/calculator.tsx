import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { readOtherwise } from '#lib/calculators/entry.ts'
import type { Fields, Problem } from '#lib/calculators/fields.ts'
import { formatShort } from '#lib/calculators/format.ts'
import type { NextSearch } from '#lib/calculators/next-search.ts'
import type { Calculated } from '#lib/calculators/run-calculator.ts'
import type { Units } from '#lib/calculators/units.ts'
import type { CalculatorSlug } from '#lib/tools/tools.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { CalculatorContext } from './context.ts'
import { measuresOf } from './form-values.ts'
import { STACK } from './looks.ts'
import { problemText } from './problem-text.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultArea } from './result-area.tsx'
import { UnitSwitch } from './unit-switch.tsx'
import { useCalculator, type Spec } from './use-calculator.ts'

export type CalculatorProps = {
  /** Compact in a card among others, or full on its own page. */
  place: 'card' | 'page'
}

/** How a result is shown. */
export type Presentation = {
  /** The result in one sentence: announced, and stored with a saved result. */
  status: string
  body: ReactNode
  next: NextSearch
  /** The saved values, in metric units. */
  record: Record<string, number | string>
}

type Props<F extends Fields, R> = Spec<F, R> & {
  tool: CalculatorSlug
  /** The accessible name of the form. */
  label: string
  /** The fields. */
  children: ReactNode
  /** The message of a problem that only this calculator has; undefined for the others. */
  explain?: (problem: Problem) => string | undefined
  /** Shown before there is a result, when given. */
  idle?: ReactNode
  present: (calculated: Calculated<R>, units: Units) => Presentation
  /** The limitations of the result. */
  limit: string
}

/** The frame of every calculator: fields, two buttons, and the reserved space of the result. */
export function Calculator<F extends Fields, R>(props: Props<F, R>): ReactNode {
  const { place, fields, tool, label, children, idle, present, limit } = props
  const locale = useLocale()
  // One of each tool per page.
  const id = `calc-${tool}`
  const t = useT('calculators')
  const { element, units, problems, shown, isStale, asked, sought, ...on } = useCalculator(props)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sought > 0) keepInSight(result.current)
  }, [sought])

  const explain = (name: string) => {
    const [problem, field] = [problems[name], fields[name]]
    if (!problem || !field) return undefined
    return props.explain?.(problem) ?? problemText(problem, field, { t, units, locale })
  }
  const note = (name: string) => {
    const input = shown?.inputs[name]
    const cm = typeof input === 'object' ? readOtherwise(input, fields[name]) : null
    return cm === null ? undefined : t('calculators.readAs', { cm: formatShort(cm, 1, locale) })
  }
  const notes = Object.keys(fields).flatMap((name) => note(name) ?? [])
  const measures = measuresOf(fields)
  const presented = shown && { shown, ...present(shown, units) }
  return (
    <div data-part="calculator" className={cx('@container grid text-start', LOOKS[place])}>
      <div className={STACK}>
        {measures.length > 0 && (
          <UnitSwitch {...{ id, measures, units }} onChoose={on.chooseUnit} />
        )}
        {/* `dialog` outside of a dialog submits nothing: without JavaScript the values do not leave the page, nor enter
            its URL. */}
        <form
          ref={element}
          method="dialog"
          noValidate
          aria-label={label}
          onSubmit={on.onSubmit}
          onInput={on.onInput}
          onReset={on.onReset}
          className={cx(STACK, '@3xs:grid-cols-2 @3xs:gap-x-3')}
        >
          <CalculatorContext value={{ id, fields, units, problems, explain, note, fill: on.fill }}>
            {children}
          </CalculatorContext>
          <div className="col-span-full mt-1 flex flex-wrap gap-3">
            <Button
              type="submit"
              variant={presented && !isStale ? 'quiet' : 'primary'}
              className="flex-[1_1_7rem]"
            >
              {t('calculators.calculate')}
            </Button>
            <Button type="reset" variant="quiet">
              {t('calculators.reset')}
            </Button>
          </div>
        </form>
      </div>
      <ResultArea {...{ place, limit, isStale, presented, idle }} ref={result} />
      {presented && <ResultActions {...{ tool, fields, place, isStale, presented }} />}
      <Announcement asked={asked} text={[presented?.status ?? '', ...notes].join(' ')} />
    </div>
  )
}

/** On a page of its own the result is beside the fields on wide screens, and what to do with it below these. */
const LOOKS = {
  page: 'gap-7 md:grid-cols-[minmax(16rem,5fr)_minmax(0,8fr)] md:grid-rows-[auto_1fr] md:gap-x-10',
  card: 'gap-5',
} as const

/** Announces the result when it was requested, and not again while the user types. */
function Announcement({ asked, text }: { asked: number; text: string }): ReactNode {
  const [said, setSaid] = useState({ asked, text })
  if (said.asked !== asked) setSaid({ asked, text })
  // A repeated request is announced again: the text differs by a space.
  return (
    <p role="status" className="sr-only">
      {said.text}
      {asked % 2 === 0 && '\u00a0'}
    </p>
  )
}

/** On phones the result is below the form: scrolls a requested result into view. */
function keepInSight(result: HTMLElement | null): void {
  if (!result) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const fits = result.offsetHeight < innerHeight * 0.8
  result.scrollIntoView({
    behavior: still ? 'auto' : 'smooth',
    block: fits ? 'nearest' : 'start',
  })
}
