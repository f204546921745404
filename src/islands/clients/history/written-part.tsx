import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { SectionContent } from '#client/health/section-content.tsx'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { restOf, type HistoryField } from '#lib/workspace/history/form.ts'

type Props = {
  /** As it is stored; null while nobody has written. */
  section: ProfessionalSection | null
  /** Of whoever writes it, where that is one discipline. */
  type?: ProfessionalType
  /** The fields of its form. */
  fields: readonly HistoryField[]
  children: ReactNode
}

/** A part that is written here: its fields, and what else is stored in it. */
export function WrittenPart({ section, type, fields, children }: Props): ReactNode {
  const t = useT('clientHistory')
  const rest = section ? restOf(section.content, fields) : {}
  return (
    <div data-profession={type} className="grid min-w-0 gap-5">
      {children}
      {Object.keys(rest).length > 0 && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-base">{t('clientHistory.rest.title')}</h3>
          <p className="text-sm text-ink-soft">{t('clientHistory.rest.text')}</p>
          <SectionContent content={rest} />
        </section>
      )}
    </div>
  )
}
