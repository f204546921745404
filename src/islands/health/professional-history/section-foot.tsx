import type { ReactNode } from 'react'
import type { ProfessionalSection } from '#lib/health/history.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Avatar } from '#ui/avatar.tsx'
import { useCentre } from '../kit/centre.tsx'
import { instantText } from '../kit/days.ts'
import { useFace } from '../kit/use-face.ts'
import type { HistoryT } from './texts.ts'

type Props = {
  t: HistoryT
  section: ProfessionalSection
  /** What the section is called. */
  name: string
  /** Of whoever wrote it, where the section says so. */
  type?: ProfessionalType
  onVersions: () => void
}

/** Who wrote a section last, when, and what it said before. */
export function SectionFoot({ t, section, name, type, onVersions }: Props): ReactNode {
  const { t: healthT, locale } = useCentre()
  const { version, updatedAt, updatedByName } = section
  const face = useFace(updatedByName, type)
  const author = updatedByName || t('healthHistory.somebody')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3">
      <Avatar name={author} src={face} profession={type} size="sm" />
      <p className="min-w-0 flex-1 text-sm leading-tight">
        <b className="block wrap-anywhere">{author}</b>
        <span className="text-xs text-ink-soft">
          {t('healthHistory.when', { date: instantText(updatedAt, healthT, locale), version })}
        </span>
      </p>
      {version > 1 && (
        <button
          type="button"
          aria-label={t('healthHistory.versions.of', { section: name })}
          onClick={onVersions}
          className="min-h-11 w-full text-start text-sm font-semibold text-pine underline underline-offset-4"
        >
          {t('healthHistory.versions.open')}
        </button>
      )}
    </div>
  )
}
