import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Badge } from '#ui/badge.tsx'

/** Somebody who has asked to share and has not granted it: name and day, nothing else is known. */
export function RequestCard({ client }: { client: Client }): ReactNode {
  const t = useT('clients', 'workspace')
  const locale = useLocale()
  return (
    <li className="flex min-w-0 gap-3 rounded-card border border-line bg-surface p-4 sm:p-4.5">
      <Portrait name={client.name} size={44} />
      <div className="grid min-w-0 justify-items-start gap-1">
        <h2 className="text-base leading-tight wrap-anywhere">{clientName(client.name, t)}</h2>
        <p className="text-sm text-ink-soft">
          {t('clients.card.received', { date: formatDate(client.since, locale) })}
        </p>
        <span className="mt-1 [&>*]:whitespace-normal">
          <Badge tone="waiting" icon={Hourglass}>
            {t('clients.card.pending')}
          </Badge>
        </span>
      </div>
    </li>
  )
}
