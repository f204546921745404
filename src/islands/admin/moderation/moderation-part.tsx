import type { ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useT } from '#client/texts/use-t.ts'
import { Segments } from '#ui/segments.tsx'
import { ADMIN, goWith, type REVIEW_VIEWS } from '../address.ts'
import { useFrame } from '../frame-context.ts'
import { AreaHead } from '../kit/area-head.tsx'
import { Appeals } from './appeals.tsx'
import { Decided } from './decided.tsx'
import { Queue } from './queue.tsx'

type View = (typeof REVIEW_VIEWS)[number]

/** Reviews that were reported: to decide, decided, and appeals. */
export function ModerationPart(): ReactNode {
  const t = useT('admin', 'adminModeration')
  const { waiting } = useFrame()
  const { view } = useAddress(ADMIN)
  const options: [View, string][] = [
    ['queue', t('adminModeration.views.queue', { count: waiting.reports })],
    ['decided', t('adminModeration.views.decided')],
    ['appeals', t('adminModeration.views.appeals', { count: waiting.appeals })],
  ]
  const show = (next: View) => goWith({ view: next, after: null, before: null, outcome: null })
  return (
    <>
      <AreaHead
        title={t('admin.area.moderation')}
        actions={
          <Segments
            name="view"
            legend={t('adminModeration.views.label')}
            hideLegend
            look="pill"
            className="max-sm:[&_label]:px-1 max-sm:[&_label]:text-xs"
            options={options}
            value={view}
            onChange={show}
          />
        }
      />
      {view === 'queue' && <Queue />}
      {view === 'decided' && <Decided />}
      {view === 'appeals' && <Appeals />}
    </>
  )
}
