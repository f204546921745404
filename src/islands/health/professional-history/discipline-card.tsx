import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { SectionContent } from '#client/health/section-content.tsx'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { SectionFoot } from './section-foot.tsx'

type Props = {
  type: ProfessionalType
  /** Null while nobody has written. */
  section: ProfessionalSection | null
  onVersions: () => void
}

/** What the professionals of one discipline wrote. */
export function DisciplineCard({ type, section, onVersions }: Props): ReactNode {
  const t = useT('health', 'healthHistory')
  const name = t(`health.profession.${type}`)
  return (
    <section
      aria-label={name}
      data-profession={type}
      className="grid gap-3.5 rounded-card border border-t-6 border-line border-t-hue bg-surface p-4 sm:p-5"
    >
      <h3 className="text-lg">{name}</h3>
      {section ? (
        <>
          <SectionContent content={section.content} />
          <SectionFoot section={section} name={name} type={type} onVersions={onVersions} />
        </>
      ) : (
        <p className="text-sm text-ink-soft">{t(`healthHistory.empty.${type}`)}</p>
      )}
    </section>
  )
}
