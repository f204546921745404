import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatMoment } from '#lib/format/moment.ts'
import * as sessions from '#lib/sessions/calls.ts'
import type { SessionList } from '#lib/sessions/schemas.ts'
import { forgetSession } from '#stores/session.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BrowserRow } from './browser-row.tsx'
import { FirstRows } from './first-rows.tsx'
import { KnownBrowsers } from './known-browsers.tsx'
import { Section } from './section.tsx'
import { useRemoval } from './use-removal.ts'

/** The user's sessions, with buttons to end one or all; and the known browsers without a session. */
export function SessionsSection(): ReactNode {
  const t = useT('account')
  const read = useRead(sessions.listSessions, {})
  const { data: list } = read
  const endAll = useChange(sessions.endAllSessions, { onSuccess: forgetSession })
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    // What is still on its way may fail yet.
    if (!endAll.isPending) endAll.reset()
  }
  return (
    <Section title={t('account.sessions.title')} text={t('account.sessions.text')}>
      <Loaded
        saysStale
        read={read}
        failed={t('account.sessions.failed')}
        waiting={
          <Waiting>
            <Skeleton className="h-11 w-full rounded-control" />
          </Waiting>
        }
      >
        {({ items }) => (
          <FirstRows rows={items} row={(one) => <Session key={one.id} session={one} />} />
        )}
      </Loaded>
      <Button variant="quiet" onClick={() => setAsking(true)} className="justify-self-start">
        {t('account.sessions.endAll')}
      </Button>
      {list && list.devices.length > 0 && <KnownBrowsers devices={list.devices} />}
      <ConfirmDialog
        open={asking}
        onClose={close}
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

function Session({ session }: { session: SessionList['items'][number] }) {
  const t = useT('account')
  const locale = useLocale()
  const { id, device, lastSeenAt, isCurrent } = session
  const { mutate, isPending, error } = useRemoval(sessions.endSession, t('account.sessions.ended'))
  return (
    <BrowserRow
      device={device}
      when={t('account.sessions.lastSeen', { moment: formatMoment(lastSeenAt, locale) })}
      problem={<ChangeFailed failure={error} texts={{ other: t('account.sessions.endFailed') }} />}
    >
      {isCurrent ? (
        <Chip>{t('account.sessions.current')}</Chip>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          loading={isPending}
          aria-label={t('account.sessions.endOne', { device })}
          onClick={() => mutate({ params: { id } })}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </BrowserRow>
  )
}
