import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Fields, Problem } from '#lib/calculators/fields.ts'
import type { NextSearch } from '#lib/calculators/next-search.ts'
import type { Calculated } from '#lib/calculators/run-calculator.ts'
import type { Units } from '#lib/calculators/units.ts'
import { createT } from '#lib/i18n/t.ts'
import type { CalculatorSlug } from '#lib/tools/tools.ts'
import { Button } from '#ui/button.tsx'
import './calculators.css'
import { CalculatorContext } from './context.ts'
import { measuresOf } from './form-values.ts'
import { problemText } from './problem-text.ts'
import { ResultActions } from './result-actions.tsx'
import type { CalculatorTexts } from './texts.ts'
import { UnitSwitch } from './unit-switch.tsx'
import { useCalculator, type Spec } from './use-calculator.ts'

/** A result as a person meets it. */
export type Presentation = {
  /** The result in one sentence: it is spoken, and stands with what is saved. */
  status: string
  body: ReactNode
  next: NextSearch
  /** What is kept of the result, in metric units. */
  record: Record<string, number | string>
}

type Props<F extends Fields, R> = Spec<F, R> & {
  tool: CalculatorSlug
  texts: CalculatorTexts
  /** The name of the form. */
  label: string
  /** The fields. */
  children: ReactNode
  /** Problems that only this calculator has; undefined for the others. */
  explain?: (problem: Problem) => string | undefined
  /** The picture before there is a result, where there is something to show. */
  idle?: ReactNode
  present: (calculated: Calculated<R>, units: Units) => Presentation
  /** What to know before trusting the number. */
  limit: string
}

/** The frame of every calculator: fields, two buttons, and the result in the place that was kept for it. */
export function Calculator<F extends Fields, R>(props: Props<F, R>): ReactNode {
  const { locale, place, fields, tool, texts, label, children, idle, present, limit } = props
  // There is one of each tool on a page.
  const id = `calc-${tool}`
  const t = createT(texts, locale)
  const { element, units, problems, shown, isStale, asked, ...on } = useCalculator(props)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked > 0) keepInSight(result.current)
  }, [asked])

  const explain = (name: string) => {
    const [problem, field] = [problems[name], fields[name]]
    if (!problem || !field) return undefined
    return props.explain?.(problem) ?? problemText(problem, field, { t, units, locale })
  }
  const measures = measuresOf(fields)
  const presented = shown && { shown, ...present(shown, units) }
  return (
    <div className="calculator" data-place={place}>
      <div className="calc-entry">
        {measures.length > 0 && (
          <UnitSwitch {...{ id, t, measures, units }} onChoose={on.chooseUnit} />
        )}
        {/* Sent as the answer of a dialog that is not there: without a script nothing leaves the page, least of
            all in its address. */}
        <form
          ref={element}
          method="dialog"
          noValidate
          aria-label={label}
          onSubmit={on.onSubmit}
          onInput={on.onInput}
          onReset={on.onReset}
          className="calc-form"
        >
          <CalculatorContext
            value={{ id, locale, t, fields, units, problems, explain, fill: on.fill }}
          >
            {children}
          </CalculatorContext>
          <div className="calc-buttons">
            <Button type="submit">{t('calculators.shared.calculate')}</Button>
            <Button type="reset" variant="quiet">
              {t('calculators.shared.reset')}
            </Button>
          </div>
        </form>
      </div>
      <div ref={result} className="calc-result" data-empty={presented ? undefined : ''}>
        {presented ? (
          <>
            {isStale && <p className="calc-stale">{t('calculators.shared.stale')}</p>}
            <div className="calc-body" data-stale={isStale ? '' : undefined}>
              {presented.body}
            </div>
            <p className="calc-limit">{limit}</p>
            <ResultActions {...{ t, locale, tool, fields, presented }} />
          </>
        ) : (
          <>
            {idle ?? <Pulse />}
            <p className="calc-idle">{t('calculators.shared.idle')}</p>
          </>
        )}
      </div>
      <Announcement asked={asked} text={presented?.status ?? ''} />
    </div>
  )
}

/** A line that waits for a beat. */
function Pulse(): ReactNode {
  return (
    <svg viewBox="0 0 120 48" aria-hidden="true" className="calc-pulse">
      <path d="M2 26h26l8-18 14 34 12-28 8 12h48" />
    </svg>
  )
}

/** Says the result when it was asked for, and not again while somebody goes on typing. */
function Announcement({ asked, text }: { asked: number; text: string }): ReactNode {
  const [said, setSaid] = useState({ asked, text })
  if (said.asked !== asked) setSaid({ asked, text })
  // The same result asked for again is said again: its text differs by a space.
  return (
    <p role="status" className="sr-only">
      {said.text}
      {asked % 2 === 0 && '\u00a0'}
    </p>
  )
}

/** On a phone the result stands under the form: what was asked for comes into sight. */
function keepInSight(result: HTMLElement | null): void {
  if (!result) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const fits = result.offsetHeight < innerHeight * 0.8
  result.scrollIntoView({
    behavior: still ? 'auto' : 'smooth',
    block: fits ? 'nearest' : 'start',
  })
}
