import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { PartFrame } from '#islands/health/kit/part.tsx'
import { WorkspaceFrame } from '#islands/workspace/frame.tsx'
import { getWaiting } from '#lib/admin/access-calls.ts'
import { type Waiting } from '#lib/admin/access-schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { useArea } from './address.ts'
import { AREAS, type Area } from './areas.ts'
import { Denied } from './denied.tsx'
import { FrameContext, type Frame } from './frame-context.ts'
import { AreaSkeleton } from './kit/area-skeleton.tsx'
import { useTypedGuard } from './kit/use-typed.ts'
import { Nav } from './nav.tsx'
import { partsOf } from './parts.ts'
import { PasswordDialog } from './password-dialog.tsx'
import type { AdminT, AdminTexts } from './texts.ts'

type Props = {
  locale: Locale
  texts: AdminTexts
  /** The area of this page, where it has one of its own. */
  own?: Area
}

/** The admin area: its navigation, and the open area. For everybody else, why not. */
export function Admin({ locale, texts, own }: Props): ReactNode {
  const t = useMemo(() => createT(texts, locale), [texts, locale])
  const signedIn = useSignedIn()
  const { data, error, refetch } = useQuery(
    { ...queryOf(getWaiting), enabled: signedIn },
    queryClient,
  )
  return (
    <WorkspaceFrame
      t={t}
      locale={locale}
      first={{ isLoaded: data !== undefined, error, retry: () => void refetch() }}
      failed={t('admin.failed')}
      denied={<Denied t={t} locale={locale} />}
      skeleton={<AreaSkeleton />}
    >
      {data && <Areas t={t} locale={locale} waiting={data} own={own} />}
    </WorkspaceFrame>
  )
}

type AreasProps = { t: AdminT; locale: Locale; waiting: Waiting; own: Area | undefined }

function Areas({ t, locale, waiting, own }: AreasProps) {
  const [parts] = useState(() => partsOf(locale))
  const named = useArea()
  // A production has no test data to show.
  const area = own ?? (parts[named] ? named : AREAS[0])
  const Part = parts[area]
  useTypedGuard(t('admin.leave'))
  const frame = useMemo<Frame>(() => ({ t, locale, waiting }), [t, locale, waiting])
  return (
    <FrameContext value={frame}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Nav areas={AREAS.filter((name) => parts[name])} current={area} />
        <div key={area} className="min-w-0">
          <PartFrame
            placeholder={<AreaSkeleton />}
            failed={{
              title: t('admin.part.failed'),
              text: t('workspace.failed.text'),
              retry: t('workspace.retry'),
            }}
          >
            {Part && <Part />}
          </PartFrame>
        </div>
      </div>
      <PasswordDialog />
    </FrameContext>
  )
}
