import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import type { HistoryVersion } from '#lib/health/history.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { onDayOf } from '#client/health/days.ts'
import { versionFields } from './version-fields.ts'

type Props = { open: boolean; onClose: () => void }

/** What the profile said before, version by version. */
export function VersionsDialog({ open, onClose }: Props): ReactNode {
  const t = useT('health', 'healthProfile', 'island')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('healthProfile.history.title')}
      description={t('healthProfile.history.text')}
      closeLabel={t('island.close')}
    >
      <Versions />
    </Dialog>
  )
}

function Versions() {
  const t = useT('healthProfile')
  const read = useRead(health.listHistoryVersions, { query: { section: 'basics' } })
  return (
    <Loaded
      saysStale
      read={read}
      failed={t('healthProfile.history.failed')}
      waiting={
        <Waiting>
          <Skeleton className="h-32 w-full" />
        </Waiting>
      }
    >
      {({ items }) => <VersionPanels items={items} />}
    </Loaded>
  )
}

function VersionPanels({ items }: { items: readonly HistoryVersion[] }) {
  const t = useT('health', 'healthProfile', 'healthShared')
  const locale = useLocale()
  if (items.length === 0) return <p>{t('healthProfile.history.none')}</p>
  return items.map(({ version, content, writtenAt }, index) => {
    const fields = versionFields(content, t)
    return (
      <Panel
        key={version}
        open={index === 0}
        title={t('healthProfile.history.version', { version })}
        text={t('healthProfile.history.until', { date: onDayOf(writtenAt, t, locale) })}
      >
        {fields.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('healthProfile.history.empty')}</p>
        ) : (
          <dl className="grid gap-2.5 text-sm">
            {fields.map(({ label, text }) => (
              <div key={label}>
                <dt className="font-medium">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Panel>
    )
  })
}
