import type { ReactNode } from 'react'
import { DeleteStored } from '#client/dialogs/delete-stored.tsx'
import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import type { CalculatorSlug } from '#lib/tools/tools.ts'
import { $savedResults } from '#stores/saved-results.ts'
import { SavedRow } from './saved-row.tsx'
import { SavedStatus } from './saved-status.tsx'
import { useForget } from './use-forget.ts'

type Props = {
  /** What each calculator is called. */
  names: Readonly<Partial<Record<CalculatorSlug, string>>>
}

function SavedResultsContent({ names }: Props): ReactNode {
  const t = useT('savedResults')
  const kept = useStored($savedResults)
  const { say, forget, restore, ...shown } = useForget({
    deleted: t('savedResults.deleted'),
    restored: t('savedResults.restored'),
    failed: t('savedResults.failed'),
  })
  const forgetAll = () => {
    // Written before it is removed: where storage is refused the list stays.
    const done = $savedResults.keep([]) && $savedResults.forget()
    say(t(done ? 'savedResults.allDeleted' : 'savedResults.failed'))
  }
  return (
    <>
      {kept.length > 0 && (
        <section
          aria-labelledby="saved-heading"
          className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6"
        >
          <h3 id="saved-heading" className="text-lg">
            {t('savedResults.title')}
          </h3>
          <p className="text-sm text-ink-soft">{t('savedResults.text')}</p>
          <ul className="my-4 max-h-122 overflow-y-auto">
            {kept.map((result) => (
              <SavedRow
                key={`${result.tool} ${result.at}`}
                {...{ result }}
                name={names[result.tool]}
                deleteLabel={(date) => t('savedResults.delete', { date })}
                onForget={() => forget(result)}
              />
            ))}
          </ul>
          <DeleteStored
            ask={t('savedResults.deleteAll')}
            question={t('savedResults.sure', { count: kept.length })}
            confirm={t('savedResults.deleteAll')}
            onDelete={forgetAll}
          />
        </section>
      )}
      <div className="mt-3 hidden flex-wrap items-center gap-3 has-[button]:flex has-[p:not(:empty)]:flex">
        <SavedStatus
          {...shown}
          onUndo={restore}
          undoLabel={t('savedResults.undo')}
          className="text-sm"
        />
      </div>
    </>
  )
}

/** Every result that this browser keeps, of all calculators, each to be deleted alone or all at once. */
export const SavedResults = island(SavedResultsContent, 'savedResults')
