import type { ReactNode } from 'react'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { getAdminVideo } from '#lib/admin/videos-calls.ts'
import { type AdminVideo } from '#lib/admin/videos-schemas.ts'
import { formatDate } from '#lib/format/date.ts'
import { VideoId } from '#lib/ids.ts'
import { DetailWaiting } from '../kit/detail-waiting.tsx'
import { Gone } from '../kit/gone.tsx'
import { DeleteVideo } from './delete-video.tsx'
import { NEW, videoDraft } from './use-video-form.ts'
import { VideoForm } from './video-form.tsx'

type Props = {
  /** The value of the address: an id, or `NEW`. */
  open: string
}

/** An exercise beside the table, or a new one. */
export function VideoPanel({ open }: Props): ReactNode {
  const t = useT('admin', 'adminVideos')
  const read = useRead(
    getAdminVideo,
    { params: { id: open } },
    // The form is based on it: what somebody saves meanwhile must be a conflict.
    { ...ONCE, enabled: VideoId.safeParse(open).success },
  )
  return (
    <>
      <h2 className="mb-4 pe-10 text-xl">
        {t(open === NEW ? 'adminVideos.newTitle' : 'adminVideos.editTitle')}
      </h2>
      {open === NEW ? (
        <VideoForm video={null} />
      ) : (
        <Loaded
          read={read}
          gone={<Gone about={videoDraft(open)}>{t('admin.gone')}</Gone>}
          failed={t('adminVideos.loadFailed')}
          waiting={<DetailWaiting />}
        >
          {(video) => <Stored video={video} />}
        </Loaded>
      )}
    </>
  )
}

function Stored({ video }: { video: AdminVideo }) {
  const t = useT('adminVideos')
  const locale = useLocale()
  const { createdAt, updatedAt } = video
  return (
    <div className="grid gap-4">
      <VideoForm key={video.id} video={video} />
      <div className="grid gap-2 border-t border-line pt-4 text-sm text-ink-soft">
        <p>
          {t('adminVideos.dates', {
            created: formatDate(createdAt, locale),
            updated: formatDate(updatedAt, locale),
          })}
        </p>
        <div>
          <DeleteVideo video={video} />
        </div>
      </div>
    </div>
  )
}
