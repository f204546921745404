import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatMoment } from '#lib/format/moment.ts'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { EarlierVersion, SharedHistory } from '#lib/sharing/shared.ts'
import { localDay } from '#lib/timers/days.ts'
import { shortDate } from './days.ts'
import { BasicsList } from './basics-list.tsx'
import { NotesContent, SectionContent } from './section-content.tsx'

type Props = { history: SharedHistory }

/** A client's history as a professional reads it: basics, the own discipline, shared notes. */
export function SharedHistoryView({ history }: Props): ReactNode {
  const t = useT('healthShared')
  const { basics, discipline, notes, earlier } = history
  return (
    <div className="grid min-w-0 gap-6">
      <Part title={t('healthShared.history.basics')}>
        {!basics && <p className="text-sm">{t('healthShared.history.none')}</p>}
        <BasicsList history={history} />
      </Part>
      <Part title={t('healthShared.history.discipline')}>
        {discipline ? (
          <>
            <By section={discipline} earlier={earlier.discipline} />
            <SectionContent content={discipline.content} />
          </>
        ) : (
          <p className="text-sm text-ink-soft">{t('healthShared.history.empty')}</p>
        )}
      </Part>
      <Part title={t('healthShared.history.notes')}>
        {notes ? (
          <>
            <By section={notes} earlier={earlier.notes} />
            <NotesContent content={notes.content} />
          </>
        ) : (
          <p className="text-sm text-ink-soft">{t('healthShared.history.empty')}</p>
        )}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}

type ByProps = { section: ProfessionalSection; earlier: readonly EarlierVersion[] }

function By({ section: { updatedByName, updatedAt }, earlier }: ByProps) {
  const t = useT('healthShared')
  const locale = useLocale()
  const days = earlier
    .map(({ writtenAt }) => shortDate(localDay(new Date(writtenAt)), locale))
    .join(' · ')
  return (
    <p className="text-xs text-ink-soft">
      {t('healthShared.history.by', {
        name: updatedByName,
        date: formatMoment(updatedAt, locale),
      })}
      {earlier.length > 0 && (
        <span className="block">{t('healthShared.history.earlier', { days })}</span>
      )}
    </p>
  )
}
