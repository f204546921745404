import { useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatMoment } from '#lib/format/moment.ts'
import type { SessionList } from '#lib/sessions/schemas.ts'
import { Chip } from '#ui/chip.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BrowserRow } from './browser-row.tsx'
import { KnownBrowsers } from './known-browsers.tsx'
import { Section } from './section.tsx'
import { useSessions } from './use-sessions.ts'

/** The user's sessions, with buttons to end one or all; and the known browsers without a session. */
export function SessionsSection(): ReactNode {
  const t = useT('account', 'island')
  const { list, failed, busy, load, end, forget, endAll } = useSessions(t)
  const [asking, setAsking] = useState(false)
  return (
    <Section title={t('account.sessions.title')} text={t('account.sessions.text')}>
      {failed && (
        <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
          <p>{t('account.sessions.failed')}</p>
          <Button variant="quiet" size="sm" onClick={load}>
            {t('island.retry')}
          </Button>
        </div>
      )}
      {!list && !failed && <Skeleton className="h-11 w-full rounded-control" />}
      {list && <Items sessions={list.items} busy={busy} onEnd={end} />}
      <Button variant="quiet" onClick={() => setAsking(true)} className="justify-self-start">
        {t('account.sessions.endAll')}
      </Button>
      {list && list.devices.length > 0 && (
        <KnownBrowsers devices={list.devices} busy={busy} onForget={forget} />
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        role="alertdialog"
        title={t('account.sessions.endAllAsk')}
        description={t('account.sessions.endAllText')}
        closeLabel={t('island.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('island.cancel')}
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
  sessions: SessionList['items']
  busy: string | undefined
  onEnd: (id: string) => void
}

function Items({ sessions, busy, onEnd }: ItemsProps) {
  const t = useT('account')
  const locale = useLocale()
  return (
    <ul className="grid divide-y divide-line">
      {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
        <BrowserRow
          key={id}
          device={device}
          when={t('account.sessions.lastSeen', { moment: formatMoment(lastSeenAt, locale) })}
        >
          {isCurrent ? (
            <Chip>{t('account.sessions.current')}</Chip>
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
        </BrowserRow>
      ))}
    </ul>
  )
}
