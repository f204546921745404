import { Eye, EyeOff, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { listAdminVideos } from '#lib/admin/videos-calls.ts'
import * as schemas from '#lib/admin/videos-schemas.ts'
import { ACTIVE, type AdminVideo } from '#lib/admin/videos-schemas.ts'
import { shortDay } from '#client/health/short-day.ts'
import { otherLocale, type Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { BODY_SECTIONS, VIDEO_PROFESSIONS } from '#lib/videos/sections.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ADMIN, goWith } from '../address.ts'
import { AreaHead } from '../kit/area-head.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import type { AdminColumn } from '../kit/column.ts'
import type { Filter } from '../kit/filters.tsx'
import { ListView } from '../kit/list-view.tsx'
import { RowButton, rowButtonId } from '../kit/row-button.tsx'
import { useList } from '../kit/use-list.ts'
import { Figure } from './figure.tsx'
import { NEW } from './use-video-form.ts'
import { VideoPanel } from './video-panel.tsx'

/** The exercises of the library, the hidden ones among them. */
export function VideosPart(): ReactNode {
  const t = useT('admin', 'adminVideos', 'videos')
  const locale = useLocale()
  const list = useList(listAdminVideos, schemas.listAdminVideos, {
    filters: ['section', 'professional', 'active'],
    fixed: { locale },
  })
  const open = useAddress(ADMIN).video
  return (
    <>
      <AreaHead
        title={t('adminVideos.title')}
        actions={
          <Button
            // The one that is open has the solid button.
            variant={open === null ? 'primary' : 'quiet'}
            id={rowButtonId(NEW)}
            onClick={() => goWith({ video: NEW })}
          >
            <Plus aria-hidden="true" className="size-5" />
            {t('adminVideos.new')}
          </Button>
        }
      />
      <WithSidePanel
        name="video"
        open={open}
        back={t('adminVideos.title')}
        title={t(open === NEW ? 'adminVideos.newTitle' : 'adminVideos.editTitle')}
        detail={open !== null && <VideoPanel key={open} open={open} />}
      >
        <ListView
          name="videos"
          caption={t('adminVideos.title')}
          list={list}
          columns={columnsOf(t, locale)}
          filters={filtersOf(t)}
          search={{
            label: t('adminVideos.search.label'),
            placeholder: t('adminVideos.search.placeholder'),
          }}
          rowKey={({ id }) => id}
          current={open}
          empty={t('adminVideos.empty')}
          failed={t('adminVideos.loadFailed')}
        />
      </WithSidePanel>
    </>
  )
}

const filtersOf = (t: T<'adminVideos' | 'videos'>): Filter[] => [
  {
    name: 'section',
    label: t('adminVideos.field.section'),
    options: BODY_SECTIONS.map((value) => ({ value, label: t(`videos.section.${value}`) })),
  },
  {
    name: 'professional',
    label: t('adminVideos.field.professional'),
    options: VIDEO_PROFESSIONS.map((value) => ({
      value,
      label: t(`videos.professional.${value}`),
    })),
  },
  {
    name: 'active',
    label: t('adminVideos.column.state'),
    options: ACTIVE.map((value) => ({ value, label: t(`adminVideos.state.${value}`) })),
  },
]

function columnsOf(t: T<'adminVideos' | 'videos'>, locale: Locale): AdminColumn<AdminVideo>[] {
  const other = otherLocale(locale)
  return [
    {
      key: 'name',
      label: t('adminVideos.column.name'),
      sort: { by: 'name', first: 'asc' },
      cell: (video) => (
        <RowButton name="video" value={video.id}>
          <span
            data-profession={video.professional === 'both' ? 'trainer' : video.professional}
            className="w-16 shrink-0 overflow-hidden rounded-sm hue-tint"
          >
            <Figure video={video} />
          </span>
          <span className="min-w-0">
            {video.name[locale]}
            <span lang={other} className="block text-xs font-normal text-ink-soft">
              {video.name[other]}
            </span>
            {!video.isActive && (
              <span className="block text-xs font-normal md:hidden">
                {t('adminVideos.state.no')}
              </span>
            )}
          </span>
        </RowButton>
      ),
    },
    {
      key: 'section',
      label: t('adminVideos.field.section'),
      cell: ({ section }) => t(`videos.section.${section}`),
    },
    {
      key: 'professional',
      label: t('adminVideos.field.professional'),
      cell: ({ professional }) => t(`videos.professional.${professional}`),
    },
    {
      key: 'state',
      label: t('adminVideos.column.state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'done' : 'plain'} icon={isActive ? Eye : EyeOff}>
          {t(`adminVideos.state.${isActive ? 'yes' : 'no'}`)}
        </Badge>
      ),
    },
    {
      key: 'created',
      label: t('adminVideos.column.created'),
      numeric: true,
      sort: { by: 'created', first: 'desc' },
      cell: ({ createdAt }) => shortDay(createdAt, locale),
    },
  ]
}
