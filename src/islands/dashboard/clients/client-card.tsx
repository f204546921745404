import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { useBoard } from '../board.tsx'

type Props = { client: Client; onOpen: () => void }

/** Somebody who shares. */
export function ClientCard({ client, onOpen }: Props): ReactNode {
  const t = useT('dashboardClients', 'workspace')
  const locale = useLocale()
  const { professional } = useBoard()
  const name = clientName(client.name, t)
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex min-w-0 items-center gap-3">
        <Portrait name={client.name} src={client.avatarUrl} size={44} />
        <div className="min-w-0">
          <h3 className="text-base leading-tight wrap-anywhere">{name}</h3>
          <p className="text-sm text-ink-soft">
            {t('dashboardClients.authorized', { date: formatDate(client.since, locale) })}
          </p>
          {client.expiresOn && (
            <p className="text-sm text-ink-soft">
              {t('dashboardClients.until', { date: formatDate(client.expiresOn, locale) })}
            </p>
          )}
        </div>
      </div>
      <p>
        <Chip tone="profession" profession={professional.type}>
          {t(`dashboardClients.discipline.${professional.type}`)}
        </Chip>
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="mt-auto"
        aria-label={t('dashboardClients.openOf', { name })}
        onClick={onOpen}
      >
        {t('dashboardClients.open')}
      </Button>
    </li>
  )
}
