import { useId, type ReactNode } from 'react'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { forgetDevice } from '#lib/sessions/calls.ts'
import type { SessionList } from '#lib/sessions/schemas.ts'
import { Button } from '#ui/button.tsx'
import { BrowserRow } from './browser-row.tsx'
import { FirstRows } from './first-rows.tsx'
import { useRemoval } from './use-removal.ts'

type Props = { devices: SessionList['devices'] }

/** The known browsers without a session, each with a button to forget it. */
export function KnownBrowsers({ devices }: Props): ReactNode {
  const t = useT('account')
  const id = useId()
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="grid gap-1.5">
        <h3 id={id} className="text-base">
          {t('account.sessions.known')}
        </h3>
        <p className="max-w-[60ch] text-sm text-ink-soft">{t('account.sessions.knownText')}</p>
      </div>
      <FirstRows
        labelledby={id}
        rows={devices}
        row={(known) => <KnownBrowser key={known.id} known={known} />}
      />
    </div>
  )
}

function KnownBrowser({ known }: { known: SessionList['devices'][number] }) {
  const t = useT('account')
  const locale = useLocale()
  const { id, device, lastSignInAt } = known
  const { mutate, isPending, error } = useRemoval(forgetDevice, t('account.sessions.forgotten'))
  return (
    <BrowserRow
      device={device}
      when={t('account.sessions.lastSignIn', { moment: formatMoment(lastSignInAt, locale) })}
      problem={
        <ChangeFailed failure={error} texts={{ other: t('account.sessions.forgetFailed') }} />
      }
    >
      <Button
        variant="quiet"
        size="sm"
        loading={isPending}
        aria-label={t('account.sessions.forgetOne', { device })}
        onClick={() => mutate({ params: { id } })}
      >
        {t('account.sessions.forget')}
      </Button>
    </BrowserRow>
  )
}
