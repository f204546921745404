import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { getAdminVideo } from '#lib/admin/videos-contract.ts'
import { formatDate } from '#lib/format/date.ts'
import { VideoId } from '#lib/ids.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useFrame } from '../frame-context.ts'
import { Rows } from '../kit/area-skeleton.tsx'
import { DeleteVideo } from './delete-video.tsx'
import { NEW } from './drafts.ts'
import type { VideosProps } from './texts.ts'
import { VideoForm } from './video-form.tsx'

type Props = VideosProps & {
  /** The value of the address: an id, or `NEW`. */
  open: string
}

/** An exercise beside the table, or a new one. */
export function VideoPanel({ t, locale, open }: Props): ReactNode {
  const { data: id } = VideoId.safeParse(open)
  return (
    <>
      <h2 className="mb-4 pe-10 text-xl">
        {t(open === NEW ? 'adminVideos.newTitle' : 'adminVideos.editTitle')}
      </h2>
      {open === NEW ? (
        <VideoForm t={t} locale={locale} video={null} />
      ) : (
        <Stored t={t} locale={locale} id={id} />
      )}
    </>
  )
}

function Stored({ t, locale, id }: VideosProps & { id: VideoId | undefined }) {
  const { t: shared } = useFrame()
  const { data, error, refetch } = useQuery(
    { ...queryOf(getAdminVideo, { params: { id: id! } }), enabled: id !== undefined },
    queryClient,
  )
  if (id === undefined || error?.code === 'NOT_FOUND') {
    return <EmptyState heading="h3" title={shared('admin.gone')} />
  }
  if (!data && error) {
    return (
      <EmptyState
        heading="h3"
        title={t('adminVideos.loadFailed')}
        action={<Button onClick={() => void refetch()}>{shared('workspace.retry')}</Button>}
      />
    )
  }
  if (!data) {
    return (
      <div aria-hidden="true">
        <Rows />
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <VideoForm key={data.id} t={t} locale={locale} video={data} />
      <div className="grid gap-2 border-t border-line pt-4 text-sm text-ink-soft">
        <p>
          {t('adminVideos.dates', {
            created: formatDate(data.createdAt, locale),
            updated: formatDate(data.updatedAt, locale),
          })}
        </p>
        <div>
          <DeleteVideo t={t} locale={locale} video={data} />
        </div>
      </div>
    </div>
  )
}
