import type { ReactNode } from 'react'
import { NotesContent, SectionContent } from '#islands/health-shared/section-content.tsx'
import * as health from '#lib/health/contract.ts'
import type { Section } from '#lib/health/sections.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useRead } from '../kit/api.tsx'
import { useCentre } from '../kit/centre.tsx'
import { instantText } from '../kit/days.ts'
import { Problem } from '../kit/problem.tsx'
import type { HistoryT } from './texts.ts'

/** What professionals write. */
export type VersionedSection = Exclude<Section, 'basics'>

type Props = {
  open: boolean
  t: HistoryT
  locale: Locale
  section: VersionedSection
  onClose: () => void
}

/** What a section said before, by whom and when. */
export function VersionsDialog({ open, t, locale, section, onClose }: Props): ReactNode {
  const { t: healthT } = useCentre()
  const name =
    section === 'notes' ? t('healthHistory.notes') : healthT(`health.profession.${section}`)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('healthHistory.versions.title', { section: name })}
      description={t('healthHistory.versions.text')}
      closeLabel={healthT('health.close')}
    >
      <Versions t={t} locale={locale} section={section} />
    </Dialog>
  )
}

function Versions({ t, locale, section }: Pick<Props, 't' | 'locale' | 'section'>) {
  const { t: healthT } = useCentre()
  const { data, isError } = useRead(health.listHistoryVersions, { query: { section } })
  if (isError) return <Problem>{t('healthHistory.versions.failed')}</Problem>
  if (!data) return <Skeleton className="h-32 w-full" />
  if (data.items.length === 0) return <p>{t('healthHistory.versions.none')}</p>
  const Content = section === 'notes' ? NotesContent : SectionContent
  return data.items.map(({ version, content, writtenAt, writtenByName }, index) => (
    <Panel
      key={version}
      open={index === 0}
      title={t('healthHistory.versions.version', { version })}
      text={t('healthHistory.versions.by', {
        name: writtenByName || t('healthHistory.somebody'),
        date: instantText(writtenAt, healthT, locale),
      })}
    >
      <Content t={t} locale={locale} content={content} />
    </Panel>
  ))
}
