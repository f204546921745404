import type { ReactNode } from 'react'
import { VersionList, VersionsDialog } from '#islands/health-shared/versions-dialog.tsx'
import { formatMoment } from '#lib/format/moment.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { WrittenSectionName } from '#lib/workspace/schemas.ts'
import type { EditorT } from './texts.ts'
import { useVersions } from './use-versions.ts'

type Props = {
  open: boolean
  t: EditorT
  locale: Locale
  id: AuthorizationId
  section: WrittenSectionName
  /** Of the section as it is stored. */
  version: number
  onClose: () => void
}

/** What a part said before, by whom and when. */
export function Versions({ open, onClose, ...part }: Props): ReactNode {
  const { t, section } = part
  return (
    <VersionsDialog
      open={open}
      t={t}
      name={t(`healthShared.history.${section}`)}
      closeLabel={t('clientHistory.close')}
      onClose={onClose}
    >
      <Earlier {...part} />
    </VersionsDialog>
  )
}

function Earlier({ t, locale, id, section, version }: Omit<Props, 'open' | 'onClose'>) {
  const { data, isError } = useVersions(id, section, version)
  if (!data && isError) return <p role="alert">{t('healthShared.versions.failed')}</p>
  const when = (iso: string) => formatMoment(iso, locale)
  return <VersionList t={t} locale={locale} items={data?.items} when={when} />
}
