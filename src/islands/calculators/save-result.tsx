import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { isHealthTool, type HealthTool } from '#lib/tools/health-tools.ts'
import { SAVED_RESULTS_ID, withResult, type SavedResult } from '#lib/tools/saved-results.ts'
import { $savedResults } from '#stores/saved-results.ts'
import { Button } from '#ui/button.tsx'
import { ACTION } from './looks.ts'
import { SavedRow } from './saved-row.tsx'
import { SavedStatus } from './saved-status.tsx'
import { useForget } from './use-forget.ts'

type Props = { made: Omit<SavedResult, 'at'> }

/**
 * Saves a result in this browser, and lists the saved results of this tool. Where there may be a session it leads to the
 * health centre, whose form is filled with what was saved.
 */
export function SaveResult({ made }: Props): ReactNode {
  const t = useT('calculators')
  const locale = useLocale()
  const { tool } = made
  const kept = useStored($savedResults).filter((result) => result.tool === tool)
  const signedIn = useSignedIn()
  const leadsOn = signedIn && isHealthTool(tool)
  const { say, forget, restore, ...shown } = useForget({
    deleted: t('calculators.save.deleted'),
    restored: t('calculators.save.restored'),
    failed: t('calculators.save.failed'),
  })
  const save = () => {
    const result = { ...made, at: new Date().toISOString() }
    const done = $savedResults.keep(withResult($savedResults.get(), result))
    say(t(done ? 'calculators.save.done' : 'calculators.save.failed'))
    if (done && signedIn && isHealthTool(tool)) location.assign(healthCentre(tool, locale))
  }
  return (
    <div className={ACTION}>
      <Button variant="quiet" size="sm" onClick={save}>
        {t(leadsOn ? 'calculators.save.toHealth' : 'calculators.save.do')}
      </Button>
      <SavedStatus
        {...shown}
        onUndo={restore}
        undoLabel={t('calculators.save.undo')}
        className="flex-[1_1_6rem] text-xs text-ink-soft"
      />
      {kept.length > 0 && (
        <details className="basis-full text-sm">
          <summary className="min-h-11 content-center font-medium">
            {t('calculators.save.kept', { count: kept.length })}
          </summary>
          <p className="text-xs text-ink-soft">{t('calculators.save.where')}</p>
          <ul>
            {kept.map((result) => (
              <SavedRow
                key={result.at}
                {...{ result }}
                deleteLabel={(date) => t('calculators.save.delete', { date })}
                onForget={() => forget(result)}
              />
            ))}
          </ul>
          <a href={`${localizedPath(PATHS.tools, locale)}#${SAVED_RESULTS_ID}`} className="link">
            {t('calculators.save.all')}
          </a>
        </details>
      )}
    </div>
  )
}

/** The form of a new record, filled with what the tool has left. The address holds no value. */
const healthCentre = (tool: HealthTool, locale: Locale) =>
  `${localizedPath(PATHS.health, locale)}?tab=data&from=${tool}`
