import { ClockAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#client/address/link.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { ChangeArrow } from '#client/workspace/change-mark.tsx'
import { FlagChips } from '#client/workspace/flag-chips.tsx'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import { formatDate } from '#lib/format/date.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { Portrait } from '#ui/portrait.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { CLIENT_VIEWS, hrefOfClients, type ClientsAddress } from '../address.ts'
import { untilText } from '../until.ts'
import { cardId } from './card-id.ts'

/** A client as they are listed: what they share, and what waits. No health data, so nothing that their log would tell. */
export function ClientCard({
  client,
  address,
}: {
  client: Client
  address: ClientsAddress
}): ReactNode {
  const t = useT('clients', 'workspace')
  const locale = useLocale()
  const { id, avatarUrl, since, shown } = client
  const name = clientName(client.name, t)
  return (
    <li
      id={cardId(id)}
      tabIndex={-1}
      className="grid min-w-0 scroll-mt-24 grid-rows-[auto_auto_1fr_auto] gap-3 rounded-card border border-line bg-surface p-4 sm:p-4.5"
    >
      <div className="flex gap-3">
        <Portrait name={client.name} src={avatarUrl} size={44} />
        <div className="min-w-0">
          <h2 className="text-base leading-tight wrap-anywhere">{name}</h2>
          <p className="text-sm text-ink-soft">
            {t('clients.card.authorized', { date: formatDate(since, locale) })}
          </p>
        </div>
      </div>
      <FlagChips shown={shown} />
      <Facts client={client} />
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
        {CLIENT_VIEWS.map((one) => (
          <Link
            key={one}
            href={hrefOfClients({ ...address, client: id, view: one })}
            aria-label={t('clients.card.of', { action: t(`clients.card.${one}`), name })}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            {t(`clients.card.${one}`)}
          </Link>
        ))}
      </div>
    </li>
  )
}

function Facts({ client }: { client: Client }) {
  const t = useT('clients', 'workspace')
  const locale = useLocale()
  const { unread, priority, change, waitingSince } = client
  const until = untilText(client, t, locale)
  return (
    <dl className="grid content-start text-sm">
      {unread > 0 && (
        <Fact name={t('clients.card.unread')}>
          {(unread > 1 || !priority) && <span className="tabular">{unread}</span>}
          {priority && <PriorityBadge priority={priority} />}
        </Fact>
      )}
      {change && (
        <Fact name={t(`workspace.change.${change}`)}>
          <ChangeArrow change={change} />
        </Fact>
      )}
      {waitingSince && (
        <Fact name={t('clients.card.waiting')}>{formatDate(waitingSince, locale)}</Fact>
      )}
      <Fact name={t('clients.card.until')} isSoon={until?.isSoon ?? false}>
        {until?.text ?? t('clients.card.noEnd')}
      </Fact>
    </dl>
  )
}

type FactProps = { name: string; isSoon?: boolean; children: ReactNode }

function Fact({ name, isSoon = false, children }: FactProps) {
  return (
    <div className="flex min-h-8.5 flex-wrap items-center justify-between gap-x-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd
        className={cx(
          'ms-auto inline-flex flex-wrap items-center justify-end gap-1.5 text-end font-medium',
          isSoon && 'text-clay-strong',
        )}
      >
        {isSoon && <ClockAlert aria-hidden="true" className="size-4.5 shrink-0" />}
        {children}
      </dd>
    </div>
  )
}
