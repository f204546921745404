import { useId, type ReactNode } from 'react'
import { shortDate } from '#client/health/days.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { EarlierVersion } from '#lib/sharing/shared.ts'
import { localDay, localTime } from '#lib/timers/days.ts'

type Props = {
  /** As it is stored; null while nobody has written. */
  section: ProfessionalSection | null
  /** The newest of before. */
  earlier: readonly EarlierVersion[]
  /** When what is typed was kept in this tab; undefined while nothing is unsaved. */
  draftAt: string | undefined
  /** Called without a version for all of them. */
  onRead: (version?: number) => void
}

/** What there is of a part: the draft, the text that is stored, and those before it. */
export function VersionsCard({ section, earlier, draftAt, onRead }: Props): ReactNode {
  const t = useT('clientHistory')
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 id={id} className="text-base">
        {t('clientHistory.versions.title')}
      </h3>
      <ul className="divide-y divide-line text-sm">
        {draftAt && (
          <li className="py-3 text-ink-soft">
            {t('clientHistory.draft', { time: localTime(new Date(draftAt)) })}
          </li>
        )}
        {section && (
          <li className={ROW}>
            <Written at={section.updatedAt} by={section.updatedByName} />
            <span className="text-ink-soft">{t('clientHistory.versions.current')}</span>
          </li>
        )}
        {earlier.map(({ version, writtenAt, writtenByName }) => (
          <li key={version}>
            <button
              type="button"
              onClick={() => onRead(version)}
              className={`${ROW} group w-full text-start`}
            >
              <Written at={writtenAt} by={writtenByName} />
              <span className="font-medium text-pine group-hover:underline">
                {t('clientHistory.versions.read')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {section && section.version - 1 > earlier.length && (
        <button type="button" onClick={() => onRead()} className="link text-sm">
          {t('clientHistory.versions.all')}
        </button>
      )}
    </section>
  )
}

const ROW = 'flex min-h-11 items-center justify-between gap-3 py-2'

/** The day, and below it the time and who. */
function Written({ at, by }: { at: string; by: string }) {
  const t = useT('healthShared')
  const locale = useLocale()
  const moment = new Date(at)
  return (
    <span className="min-w-0 wrap-anywhere">
      {shortDate(localDay(moment), locale)}
      <span className="block text-xs text-ink-soft">
        {localTime(moment)} · {by || t('healthShared.somebody')}
      </span>
    </span>
  )
}
