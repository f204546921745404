import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { VersionList, VersionsDialog } from '#client/health/versions-dialog.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { formatMoment } from '#lib/format/moment.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { WrittenSectionName } from '#lib/workspace/schemas.ts'
import { useVersions } from './use-versions.ts'

type Props = {
  open: boolean
  id: AuthorizationId
  section: WrittenSectionName
  /** Of the section as it is stored. */
  version: number
  /** The one that is read; the newest, if none was chosen. */
  opened: number | undefined
  onClose: () => void
}

/** What a part said before, by whom and when. */
export function Versions({ open, onClose, ...part }: Props): ReactNode {
  const t = useT('clientHistory', 'healthShared', 'island')
  const { section } = part
  return (
    <VersionsDialog
      open={open}
      name={t(`healthShared.history.${section}`)}
      closeLabel={t('island.close')}
      onClose={onClose}
    >
      <Earlier {...part} />
    </VersionsDialog>
  )
}

function Earlier({ id, section, version, opened }: Omit<Props, 'open' | 'onClose'>) {
  const t = useT('healthShared')
  const locale = useLocale()
  const { data, isError, refetch } = useVersions(id, section, version)
  if (isError) return <ReadFailed onRetry={refetch}>{t('healthShared.versions.failed')}</ReadFailed>
  const when = (iso: string) => formatMoment(iso, locale)
  return <VersionList items={data?.items} opened={opened} when={when} />
}
