import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { SectionContent } from '#client/health/section-content.tsx'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { FoundProfessional } from '#lib/sharing/schemas.ts'
import { SectionFoot } from './section-foot.tsx'
import { useNames } from './use-authorized.ts'

type Props = {
  type: ProfessionalType
  /** Null while nobody has written. */
  section: ProfessionalSection | null
  /** Who of this discipline reads and writes here now; null while that is not known. */
  authorized: readonly FoundProfessional[] | null
  onVersions: () => void
}

/** What the professionals of one discipline wrote. */
export function DisciplineCard({ type, section, authorized, onVersions }: Props): ReactNode {
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
        <p className="text-sm text-ink-soft">
          <span>{t(`healthHistory.empty.${type}`)}</span>{' '}
          <Next type={type} authorized={authorized} />
        </p>
      )}
    </section>
  )
}

/** What fills the card: an authorization, or what those who have one write. */
function Next({ type, authorized }: Pick<Props, 'type' | 'authorized'>) {
  const t = useT('healthHistory')
  const name = useNames(authorized ?? [])
  if (authorized === null) return null
  return (
    <span>
      {authorized.length === 0
        ? t(`healthHistory.invite.${type}`)
        : t(`healthHistory.waiting.${type}`, { name })}
    </span>
  )
}
