import { useId, type ReactNode } from 'react'
import { SectionFoot } from '#client/health/section-foot.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatMoment } from '#lib/format/moment.ts'
import type { ProfessionalSection } from '#lib/health/history.ts'
import { localTime } from '#lib/timers/days.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { WrittenSectionName } from '#lib/workspace/schemas.ts'

type Props = {
  part: WrittenSectionName
  /** As it is stored; null while nobody has written. */
  section: ProfessionalSection | null
  /** Of whoever writes it, where that is one discipline. */
  type?: ProfessionalType | undefined
  /** When what is typed was kept in this tab; undefined while nothing is unsaved. */
  draftAt: string | undefined
  onVersions: () => void
}

/** What there is of a part: the draft, who saved it last, and what it said before. */
export function VersionsCard({ part, section, type, draftAt, onVersions }: Props): ReactNode {
  const t = useT('clientHistory', 'healthShared')
  const locale = useLocale()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-profession={type}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h3 id={id} className="text-base">
        {t('clientHistory.versions')}
      </h3>
      {draftAt && (
        <p className="text-sm text-ink-soft">
          {t('clientHistory.draft', { time: localTime(new Date(draftAt)) })}
        </p>
      )}
      {section && (
        <SectionFoot
          section={section}
          name={t(`healthShared.history.${part}`)}
          type={type}
          when={formatMoment(section.updatedAt, locale)}
          onVersions={onVersions}
        />
      )}
    </section>
  )
}
