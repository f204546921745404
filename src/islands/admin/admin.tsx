import { useMemo, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useRead } from '#client/data/use-read.ts'
import { useOwnDrafts } from '#client/use-draft.ts'
import { useLeaveGuard } from '#client/editing/use-leave-guard.ts'
import { island } from '#client/island/island.tsx'
import { useT } from '#client/texts/use-t.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { WorkspaceFrame } from '#client/workspace/frame.tsx'
import { getWaiting } from '#lib/admin/access-calls.ts'
import type { AdminStart } from '#lib/admin/access-schemas.ts'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { ADMIN } from './address.ts'
import { AREAS, type Area } from './areas.ts'
import { Denied } from './denied.tsx'
import { FrameContext, type Frame } from './frame-context.ts'
import { AreaSkeleton } from './kit/area-skeleton.tsx'
import { ADMIN_DRAFTS } from './kit/use-draft-key.ts'
import { Nav } from './nav.tsx'
import { PARTS } from './area-parts.ts'
import { PasswordDialog } from './password-dialog.tsx'

type Props = {
  /** The area of this page, where it has one of its own. */
  own?: Area
}

function AdminContent({ own }: Props): ReactNode {
  const t = useT('admin')
  const signedIn = useSignedIn()
  const read = useRead(getWaiting, {}, { enabled: signedIn })
  return (
    <WorkspaceFrame
      first={read}
      failed={t('admin.failed')}
      denied={<Denied />}
      skeleton={<AreaSkeleton />}
    >
      {(start) => <Areas start={start} own={own} />}
    </WorkspaceFrame>
  )
}

type AreasProps = { start: AdminStart; own: Area | undefined }

function Areas({ start, own }: AreasProps) {
  const { userId } = start
  const { tab } = useAddress(ADMIN)
  // A production has no test data to show.
  const area = own ?? (PARTS[tab] ? tab : AREAS[0])
  const Part = PARTS[area]
  // By the frame: areas come and go.
  useLeaveGuard(useOwnDrafts({ owner: userId, about: ADMIN_DRAFTS }).length > 0)
  const frame = useMemo<Frame>(() => frameOf(start), [start])
  return (
    <FrameContext value={frame}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Nav areas={AREAS.filter((name) => PARTS[name])} current={area} />
        <div key={area} className="min-w-0">
          <PartFrame placeholder={<AreaSkeleton />}>{Part && <Part />}</PartFrame>
        </div>
      </div>
      <PasswordDialog />
    </FrameContext>
  )
}

const frameOf = ({ userId, ...waiting }: AdminStart): Frame => ({ userId, waiting })

/** The admin area: its navigation, and the open area. For everybody else, why not. */
export const Admin = island(AdminContent, 'admin', 'fields', 'session', 'workspace')
