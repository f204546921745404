import { MonitorSmartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatMoment } from '#lib/format/moment.ts'
import type { SessionList } from '#lib/accounts/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Section } from './section.tsx'
import type { View } from './texts.ts'
import { useSessions } from './use-sessions.ts'

type Props = { view: View; onSignedOut: () => void }

/** Where somebody is signed in, with a way to end each of them, or all. */
export function SessionsSection({ view, onSignedOut }: Props): ReactNode {
  const { t } = view
  const { sessions, failed, busy, load, end, endAll } = useSessions(t, onSignedOut)
  const [asking, setAsking] = useState(false)
  return (
    <Section title={t('account.sessions.title')} text={t('account.sessions.text')}>
      {failed && (
        <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
          <p>{t('account.sessions.failed')}</p>
          <Button variant="quiet" size="sm" onClick={load}>
            {t('account.retry')}
          </Button>
        </div>
      )}
      {!sessions && !failed && <Skeleton className="h-11 w-full rounded-control" />}
      {sessions && <Items view={view} sessions={sessions} busy={busy} onEnd={end} />}
      <Button variant="quiet" onClick={() => setAsking(true)} className="justify-self-start">
        {t('account.sessions.endAll')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        role="alertdialog"
        title={t('account.sessions.endAll')}
        description={t('account.sessions.endAllText')}
        closeLabel={t('account.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('account.cancel')}
            </Button>
            <Button variant="danger" loading={busy === 'all'} onClick={() => endAll()}>
              {t('account.sessions.endAll')}
            </Button>
          </>
        }
      />
    </Section>
  )
}

type ItemsProps = {
  view: View
  sessions: SessionList['items']
  busy: string | undefined
  onEnd: (id: string) => void
}

function Items({ view: { t, locale }, sessions, busy, onEnd }: ItemsProps) {
  return (
    <ul className="grid divide-y divide-line">
      {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
          <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
            <p className="text-sm font-semibold">{device}</p>
            <p className="text-sm text-ink-soft">
              {t('account.sessions.lastSeen', { moment: formatMoment(lastSeenAt, locale) })}
            </p>
          </div>
          {isCurrent ? (
            <Badge>{t('account.sessions.current')}</Badge>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              loading={busy === id}
              aria-label={t('account.sessions.endOne', { device })}
              onClick={() => onEnd(id)}
            >
              {t('account.sessions.end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
