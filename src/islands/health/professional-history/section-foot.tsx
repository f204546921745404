import type { ReactNode } from 'react'
import { instantText } from '#client/health/days.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Portrait } from '#ui/portrait.tsx'
import { useFace } from '../kit/use-face.ts'

type Props = {
  section: ProfessionalSection
  /** What the section is called. */
  name: string
  /** Of whoever wrote it, where the section says so. */
  type?: ProfessionalType
  onVersions: () => void
}

/** Who wrote a section last, with the face that the owner knows, when, and what it said before. */
export function SectionFoot({ section, name, type, onVersions }: Props): ReactNode {
  const t = useT('health', 'healthShared')
  const locale = useLocale()
  const { version, updatedAt, updatedByName } = section
  const face = useFace(updatedByName, type)
  const author = updatedByName || t('healthShared.somebody')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3">
      <Portrait name={author} src={face} profession={type} size={44} />
      <p className="min-w-0 flex-1 text-sm leading-tight">
        <span className="block font-medium wrap-anywhere">{author}</span>
        <span className="text-xs text-ink-soft">
          {t('healthShared.when', { date: instantText(updatedAt, t, locale), version })}
        </span>
      </p>
      {version > 1 && (
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
