import { useRef, useState, type ReactNode } from 'react'
import { useKept } from '#client/use-kept.ts'
import { formatMoment } from '#lib/format/moment.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withResult, withoutResult, type SavedResult } from '#lib/tools/saved-results.ts'
import { $savedResults } from '#stores/saved-results.ts'
import { Button } from '#ui/button.tsx'
import type { SharedT } from './texts.ts'

type Props = { t: SharedT; locale: Locale; made: Omit<SavedResult, 'at'> }

/** Keeps a result in this browser, says so, and shows what is kept of this tool. */
export function SaveResult({ t, locale, made }: Props): ReactNode {
  const { tool } = made
  const kept = useKept($savedResults).filter((result) => result.tool === tool)
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLElement>(null)
  const save = () => {
    const result = { ...made, at: new Date().toISOString() }
    const done = $savedResults.keep(withResult($savedResults.get(), result))
    setSaid(t(done ? 'calculators.shared.save.done' : 'calculators.shared.save.failed'))
  }
  const forget = (result: SavedResult) => {
    const done = $savedResults.keep(withoutResult($savedResults.get(), result))
    setSaid(t(done ? 'calculators.shared.save.deleted' : 'calculators.shared.save.failed'))
    // What was pressed is gone; the focus goes to the list, or to what stands before it once that is gone, too.
    if (done) requestAnimationFrame(() => (list.current ?? button.current)?.focus())
  }
  return (
    <div className="calc-action">
      <Button ref={button} variant="quiet" size="sm" onClick={save}>
        {t('calculators.shared.save.do')}
      </Button>
      <p className="calc-help" role="status">
        {said}
      </p>
      {kept.length > 0 && (
        <details className="calc-kept">
          <summary ref={list}>{t('calculators.shared.save.kept', { count: kept.length })}</summary>
          <p className="calc-help">{t('calculators.shared.save.where')}</p>
          <ul>
            {kept.map((result) => {
              const date = formatMoment(result.at, locale)
              return (
                <li key={result.at}>
                  <span>
                    <time dateTime={result.at} className="calc-quiet">
                      {date}
                    </time>
                    {result.result['status']}
                  </span>
                  <button
                    type="button"
                    aria-label={t('calculators.shared.save.delete', { date })}
                    onClick={() => forget(result)}
                  >
                    <svg viewBox="0 0 20 20" aria-hidden="true">
                      <path d="M5 5l10 10M15 5L5 15" />
                    </svg>
                  </button>
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </div>
  )
}
