import type { ReactNode } from 'react'
import { SectionContent } from '#islands/health-shared/section-content.tsx'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { useCentre } from '../kit/centre.tsx'
import { SectionFoot } from './section-foot.tsx'
import type { HistoryT } from './texts.ts'

type Props = {
  t: HistoryT
  locale: Locale
  type: ProfessionalType
  /** Null while nobody has written. */
  section: ProfessionalSection | null
  onVersions: () => void
}

/** What the professionals of one discipline wrote. */
export function DisciplineCard({ t, locale, type, section, onVersions }: Props): ReactNode {
  const { t: healthT } = useCentre()
  const name = healthT(`health.profession.${type}`)
  return (
    <section
      aria-label={name}
      data-profession={type}
      className="grid gap-3.5 rounded-card border border-t-6 border-line border-t-hue bg-surface p-4 sm:p-5"
    >
      <h3 className="text-lg">{name}</h3>
      {section ? (
        <>
          <SectionContent t={t} locale={locale} content={section.content} />
          <SectionFoot t={t} section={section} name={name} type={type} onVersions={onVersions} />
        </>
      ) : (
        <p className="text-sm text-ink-soft">{t(`healthHistory.empty.${type}`)}</p>
      )}
    </section>
  )
}
