import type { ReactNode } from 'react'
import { formatMoment } from '#lib/format/moment.ts'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import { BasicsList } from './basics-list.tsx'
import { NotesContent, SectionContent } from './section-content.tsx'
import type { SharedT } from './texts.ts'

type Props = { t: SharedT; locale: Locale; history: SharedHistory }

/** A client's history as a professional reads it: basics, the own discipline, shared notes. */
export function SharedHistoryView({ t, locale, history }: Props): ReactNode {
  const { basics, discipline, notes } = history
  return (
    <div className="grid min-w-0 gap-6">
      <Part title={t('healthShared.history.basics')}>
        {!basics && <p className="text-sm">{t('healthShared.history.none')}</p>}
        <BasicsList t={t} locale={locale} history={history} />
      </Part>
      <Part title={t('healthShared.history.discipline')}>
        {discipline ? (
          <>
            <By t={t} locale={locale} section={discipline} />
            <SectionContent t={t} locale={locale} content={discipline.content} />
          </>
        ) : (
          <p className="text-sm text-ink-soft">{t('healthShared.history.empty')}</p>
        )}
      </Part>
      <Part title={t('healthShared.history.notes')}>
        {notes ? (
          <>
            <By t={t} locale={locale} section={notes} />
            <NotesContent t={t} locale={locale} content={notes.content} />
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

type ByProps = { t: SharedT; locale: Locale; section: ProfessionalSection }

function By({ t, locale, section: { updatedByName, updatedAt } }: ByProps) {
  return (
    <p className="text-xs text-ink-soft">
      {t('healthShared.history.by', {
        name: updatedByName,
        date: formatMoment(updatedAt, locale),
      })}
    </p>
  )
}
