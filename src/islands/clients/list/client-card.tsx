import { ClockAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#client/address/link.tsx'
import { shortDate } from '#client/health/days.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { FactCourse } from '#client/workspace/fact-course.tsx'
import { scaleText } from '#client/workspace/fact-text.ts'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import { madridDay } from '#lib/format/madrid-day.ts'
import { FLAGS } from '#lib/health/flags.ts'
import { clientName } from '#lib/workspace/client-name.ts'
import type { Client } from '#lib/workspace/schemas.ts'
import { Portrait } from '#ui/portrait.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Fact } from '#ui/fact.tsx'
import { CLIENT_VIEWS, hrefOfClients, type ClientsAddress } from '../address.ts'
import { untilText } from '../until.ts'
import { cardId } from './card-id.ts'

type Props = { client: Client; address: ClientsAddress }

/** A client as they are listed: how much they share, and what is known at a glance, which is in their log. */
export function ClientCard({ client, address }: Props): ReactNode {
  const t = useT('clients', 'workspace')
  const locale = useLocale()
  const { id, avatarUrl, since, shown } = client
  const name = clientName(client.name, t)
  return (
    <li
      id={cardId(id)}
      tabIndex={-1}
      className="grid min-w-0 scroll-mt-24 grid-rows-[auto_1fr_auto] gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex gap-3">
        <Portrait name={client.name} src={avatarUrl} size={44} />
        <div className="min-w-0">
          <h2 className="text-lg leading-tight wrap-anywhere">{name}</h2>
          <p className="text-sm text-ink-soft">
            {t('clients.card.shares', {
              date: shortDate(madridDay(new Date(since)), locale),
              count: shown.length,
              of: FLAGS.length,
            })}
          </p>
        </div>
      </div>
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

const NOTHING = '—'

function Facts({ client }: { client: Client }) {
  const t = useT('clients', 'workspace')
  const locale = useLocale()
  const { waitingSince, facts } = client
  const until = untilText(client, t, locale)
  const { lastRecordOn = null, pain = [] } = facts ?? {}
  return (
    <dl className="grid content-start text-sm">
      <Fact name={t('clients.card.unread')}>
        <Unread client={client} />
      </Fact>
      {waitingSince && (
        <Fact name={t('clients.card.waiting')}>
          {shortDate(madridDay(new Date(waitingSince)), locale)}
        </Fact>
      )}
      <Fact name={t('clients.card.lastRecord')}>
        {lastRecordOn === null ? NOTHING : shortDate(lastRecordOn, locale)}
      </Fact>
      <Fact name={t('clients.card.until')}>
        {until?.isSoon ? (
          <span className="inline-flex items-center gap-1.5 text-clay-strong">
            <ClockAlert aria-hidden="true" className="size-4.5 shrink-0" />
            {until.text}
          </span>
        ) : (
          (until?.text ?? t('clients.card.noEnd'))
        )}
      </Fact>
      {/* Named after where it stands: answers that were not read may say another one. Without a day: that of a version is the
          day of any change. */}
      {pain.length > 0 && (
        <Fact name={t('clients.card.pain')}>
          {pain.length > 1 && <FactCourse points={pain} />}
          <span className="tabular">{pain.at(-1)!.value}</span>
        </Fact>
      )}
    </dl>
  )
}

function Unread({ client: { unread, priority, facts } }: { client: Client }) {
  const t = useT('clients', 'workspace')
  if (unread === 0) return NOTHING
  const scale = facts?.unreadFact?.scale
  const text = scale ? scaleText(scale, t) : null
  if (priority) return <PriorityBadge priority={priority}>{text}</PriorityBadge>
  return text ?? t('clients.card.answers', { count: unread })
}
