import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatMoment } from '#lib/format/moment.ts'
import type { SessionList } from '#lib/sessions/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BrowserRow } from './browser-row.tsx'
import { KnownBrowsers } from './known-browsers.tsx'
import { Section } from './section.tsx'
import { useSessions, type Removal } from './use-sessions.ts'

/** The user's sessions, with buttons to end one or all; and the known browsers without a session. */
export function SessionsSection(): ReactNode {
  const t = useT('account')
  const { list, failed, load, end, forget, endAll } = useSessions(t)
  const [asking, setAsking] = useState(false)
  return (
    <Section title={t('account.sessions.title')} text={t('account.sessions.text')}>
      {failed && <ReadFailed onRetry={load}>{t('account.sessions.failed')}</ReadFailed>}
      {!list && !failed && <Skeleton className="h-11 w-full rounded-control" />}
      {list && <Items sessions={list.items} end={end} />}
      <Button variant="quiet" onClick={() => setAsking(true)} className="justify-self-start">
        {t('account.sessions.endAll')}
      </Button>
      {list && list.devices.length > 0 && <KnownBrowsers devices={list.devices} forget={forget} />}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('account.sessions.endAllAsk')}
        text={t('account.sessions.endAllText')}
        confirm={t('account.sessions.endAll')}
        isDanger
        isBusy={endAll.isPending}
        problem={
          <ChangeFailed failure={endAll.error} texts={{ other: t('account.sessions.endFailed') }} />
        }
        onConfirm={() => endAll.mutate({})}
      />
    </Section>
  )
}

type ItemsProps = { sessions: SessionList['items']; end: Removal }

function Items({ sessions, end }: ItemsProps) {
  const t = useT('account')
  const locale = useLocale()
  return (
    <ul className="grid divide-y divide-line">
      {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
        <BrowserRow
          key={id}
          device={device}
          when={t('account.sessions.lastSeen', { moment: formatMoment(lastSeenAt, locale) })}
          problem={
            <ChangeFailed
              failure={end.failureOf(id)}
              texts={{ other: t('account.sessions.endFailed') }}
            />
          }
        >
          {isCurrent ? (
            <Chip>{t('account.sessions.current')}</Chip>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              loading={end.busy === id}
              aria-label={t('account.sessions.endOne', { device })}
              onClick={() => end.remove(id)}
            >
              {t('account.sessions.end')}
            </Button>
          )}
        </BrowserRow>
      ))}
    </ul>
  )
}
