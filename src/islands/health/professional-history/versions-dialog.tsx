import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { VersionList, VersionsDialog as Frame } from '#client/health/versions-dialog.tsx'
import * as health from '#lib/health/calls.ts'
import type { Section } from '#lib/health/sections.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { instantText } from '#client/health/days.ts'

/** What professionals write. */
export type VersionedSection = Exclude<Section, 'basics'>

type Props = {
  open: boolean
  section: VersionedSection
  onClose: () => void
}

/** What a section said before, by whom and when. */
export function VersionsDialog({ open, section, onClose }: Props): ReactNode {
  const t = useT('health', 'healthHistory', 'island')
  const name = section === 'notes' ? t('healthHistory.notes') : t(`health.profession.${section}`)
  return (
    <Frame open={open} name={name} closeLabel={t('island.close')} onClose={onClose}>
      <Versions section={section} />
    </Frame>
  )
}

function Versions({ section }: Pick<Props, 'section'>) {
  const t = useT('health', 'healthShared')
  const locale = useLocale()
  const read = useRead(health.listHistoryVersions, { query: { section } })
  const when = (iso: string) => instantText(iso, t, locale)
  return (
    <Loaded
      saysStale
      read={read}
      failed={t('healthShared.versions.failed')}
      waiting={
        <Waiting>
          <Skeleton className="h-32 w-full" />
        </Waiting>
      }
    >
      {({ items }) => <VersionList items={items} when={when} />}
    </Loaded>
  )
}
