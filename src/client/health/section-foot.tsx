import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Portrait } from '#ui/portrait.tsx'

type Props = {
  section: ProfessionalSection
  /** What the section is called. */
  name: string
  /** Of whoever wrote it, where the section says so. */
  type?: ProfessionalType | undefined
  /** The address of their picture. */
  face?: string | null
  /** The time of the section in words. */
  when: string
  onVersions: () => void
}

/** Who wrote a section last, when, and what it said before. */
export function SectionFoot(props: Props): ReactNode {
  const { section, name, type, face = null, when, onVersions } = props
  const t = useT('healthShared')
  const author = section.updatedByName || t('healthShared.somebody')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3">
      <Portrait name={author} src={face} profession={type} size={44} />
      <p className="min-w-0 flex-1 text-sm leading-tight">
        <b className="block wrap-anywhere">{author}</b>
        <span className="text-xs text-ink-soft">
          {t('healthShared.when', { date: when, version: section.version })}
        </span>
      </p>
      {section.version > 1 && (
        <button
          type="button"
          aria-label={t('healthShared.versions.of', { section: name })}
          onClick={onVersions}
          className="link w-full text-start text-sm"
        >
          {t('healthShared.versions.open')}
        </button>
      )}
    </div>
  )
}
