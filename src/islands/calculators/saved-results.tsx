import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useKept } from '#client/use-kept.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import { createT, type Translate } from '#lib/i18n/t.ts'
import { withoutResult, type SavedResult } from '#lib/tools/saved-results.ts'
import type { CalculatorSlug } from '#lib/tools/tools.ts'
import { $savedResults } from '#stores/saved-results.ts'
import { Button } from '#ui/button.tsx'
import { SavedRow } from './saved-row.tsx'

type SavedTexts = { tools: Pick<Texts['tools'], 'saved'> }
type T = Translate<SavedTexts>

type Props = {
  locale: Locale
  texts: SavedTexts
  /** What each calculator is called. */
  names: Readonly<Partial<Record<CalculatorSlug, string>>>
}

/** Every result that this browser keeps, of all calculators, each to be deleted alone or all at once. */
export function SavedResults({ locale, texts, names }: Props): ReactNode {
  const t = createT(texts, locale)
  const kept = useKept($savedResults)
  const [said, setSaid] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const say = (done: boolean, text: string) => {
    // At once: an empty line is hidden, and cannot take the focus of the button that is gone.
    flushSync(() => setSaid(done ? text : t('tools.saved.failed')))
    if (done) status.current?.focus()
  }
  const forget = (result: SavedResult) =>
    say($savedResults.keep(withoutResult($savedResults.get(), result)), t('tools.saved.deleted'))
  const forgetAll = () => say($savedResults.forget(), t('tools.saved.allDeleted'))
  return (
    <>
      {kept.length > 0 && (
        <section
          aria-labelledby="saved-heading"
          className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6"
        >
          <h3 id="saved-heading" className="text-lg">
            {t('tools.saved.title')}
          </h3>
          <p className="text-sm text-ink-soft">{t('tools.saved.text')}</p>
          <ul className="my-4 max-h-122 overflow-y-auto">
            {kept.map((result) => (
              <SavedRow
                key={`${result.tool} ${result.at}`}
                {...{ locale, result }}
                name={names[result.tool]}
                deleteLabel={(date) => t('tools.saved.delete', { date })}
                onForget={() => forget(result)}
              />
            ))}
          </ul>
          <DeleteAll t={t} count={kept.length} onDelete={forgetAll} />
        </section>
      )}
      <p ref={status} role="status" tabIndex={-1} className="mt-3 text-sm empty:hidden">
        {said}
      </p>
    </>
  )
}

/** Deletes everything, after a question in its place. */
function DeleteAll({ t, count, onDelete }: { t: T; count: number; onDelete: () => void }) {
  const [asking, setAsking] = useState(false)
  const begin = useRef<HTMLButtonElement>(null)
  const question = t('tools.saved.sure', { count })
  if (!asking) {
    return (
      <Button ref={begin} variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t('tools.saved.deleteAll')}
      </Button>
    )
  }
  const stop = () => {
    setAsking(false)
    // The button is rendered again by the next frame.
    requestAnimationFrame(() => begin.current?.focus())
  }
  return (
    <div role="group" aria-label={question} className="grid gap-3">
      <p role="status">{question}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="sm" onClick={onDelete}>
          {t('tools.saved.deleteAll')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- it replaces the clicked button
          autoFocus
          onClick={stop}
        >
          {t('tools.saved.cancel')}
        </Button>
      </div>
    </div>
  )
}
