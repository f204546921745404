import type { ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useT } from '#client/texts/use-t.ts'
import { Segments } from '#ui/segments.tsx'
import { ADMIN, goWith, REVIEW_VIEWS } from '../address.ts'
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
  const waitingIn: Partial<Record<View, number>> = {
    queue: waiting.reports,
    appeals: waiting.appeals,
  }
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
            options={REVIEW_VIEWS.map((one) => [
              one,
              <ViewName key={one} view={one} count={waitingIn[one]} />,
            ])}
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

/** A view, and how many wait in it. */
function ViewName({ view, count = 0 }: { view: View; count: number | undefined }) {
  const t = useT('adminModeration')
  return (
    <span className="whitespace-nowrap">
      {t(`adminModeration.views.${view}`)}
      {count > 0 && <span className="tabular"> {count}</span>}
    </span>
  )
}
