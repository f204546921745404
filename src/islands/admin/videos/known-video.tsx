import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { listAdminVideos } from '#lib/admin/videos-calls.ts'
import { type AdminVideo } from '#lib/admin/videos-schemas.ts'
import { goWith } from '../address.ts'

type Props = {
  youtubeId: string
  /** The exercise that is being edited. */
  own: AdminVideo['id'] | null
  /** Whether something typed would be lost. */
  isUnsaved: boolean
}

/** Says at once when the library has this video. */
export function KnownVideo({ youtubeId, own, isUnsaved }: Props): ReactNode {
  const t = useT('adminVideos')
  const locale = useLocale()
  const { data } = useRead(listAdminVideos, { query: { youtube: youtubeId } })
  const other = data?.items.find(({ id }) => id !== own)
  return (
    <p role="status" className="text-sm empty:hidden">
      {other && (
        <>
          {t('adminVideos.known', { name: other.name[locale] })}{' '}
          {!isUnsaved && (
            <button type="button" onClick={() => goWith({ video: other.id })} className="link">
              {t('adminVideos.openKnown')}
            </button>
          )}
        </>
      )}
    </p>
  )
}
