import type { ReactNode } from 'react'
import { VersionList, VersionsDialog as Frame } from '#islands/health-shared/versions-dialog.tsx'
import * as health from '#lib/health/calls.ts'
import type { Section } from '#lib/health/sections.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { useRead } from '../kit/api.tsx'
import { useCentre } from '../kit/centre.tsx'
import { instantText } from '../kit/days.ts'
import { ReadFailed } from '../kit/read-failed.tsx'
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
    <Frame open={open} t={t} name={name} closeLabel={healthT('health.close')} onClose={onClose}>
      <Versions t={t} locale={locale} section={section} />
    </Frame>
  )
}

function Versions({ t, locale, section }: Pick<Props, 't' | 'locale' | 'section'>) {
  const { t: healthT } = useCentre()
  const { data, isError, refetch } = useRead(health.listHistoryVersions, { query: { section } })
  if (isError) return <ReadFailed onRetry={refetch}>{t('healthShared.versions.failed')}</ReadFailed>
  const when = (iso: string) => instantText(iso, healthT, locale)
  return <VersionList t={t} locale={locale} items={data?.items} when={when} />
}
