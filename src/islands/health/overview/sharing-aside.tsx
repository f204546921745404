import { CalendarDays, ChevronRight, Clock3, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { Link } from '#client/address/link.tsx'
import { useIsDemo } from '#client/data/data.ts'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { shownFlags } from '#lib/health/flags.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { daysBetween } from '#lib/format/days-between.ts'
import { HEALTH } from '../kit/address.ts'
import { READ_BY_FRAME } from '../kit/read-by-frame.ts'
import { endsIn, longDay, onDayOf, today } from '#client/health/days.ts'
import { listAuthorizations } from '#lib/sharing/calls.ts'
import { fullNameOf, shortNameOf } from '../kit/people.ts'

/** "Quién ve qué": who reads what, until when, and when they last did. */
export function SharingAside(): ReactNode {
  const t = useT('health')
  const read = useRead(listAuthorizations, {}, READ_BY_FRAME)
  return (
    <aside
      aria-label={t('health.sharing.title')}
      className="grid content-start gap-4 self-start rounded-panel border border-line bg-surface p-5"
    >
      <h2 className="text-xl">{t('health.sharing.title')}</h2>
      <Loaded
        read={read}
        failed={t('health.failed.part')}
        waiting={
          <Waiting>
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-24 w-full" />
          </Waiting>
        }
      >
        {({ items }) => <Shares items={items} />}
      </Loaded>
    </aside>
  )
}

function Shares({ items }: { items: readonly Authorization[] }) {
  const t = useT('health')
  const active = items.filter(({ state }) => state === 'active')
  const pending = items.filter(({ state }) => state === 'pending')
  return (
    <>
      {active.map((one) => (
        <ActiveShare key={one.id} authorization={one} />
      ))}
      {pending.map((one) => (
        <PendingShare key={one.id} authorization={one} />
      ))}
      <p className="text-sm text-ink-soft">
        {active.length > 0 ? t('health.sharing.nobodyElse') : t('health.sharing.nobody')}
      </p>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => go(hrefOf(HEALTH, { tab: 'authorizations' }))}
      >
        {items.length > 0 ? t('health.sharing.manage') : t('health.sharing.add')}
      </Button>
    </>
  )
}

function Who({ authorization: { professional } }: { authorization: Authorization }) {
  const t = useT('health', 'healthBands')
  const { name, type, avatarUrl } = professional
  return (
    <span className="flex items-center gap-3">
      <Portrait name={name} src={avatarUrl} profession={type} size={44} />
      <span className="min-w-0 leading-tight">
        <b className="block wrap-anywhere">{fullNameOf(professional, { t })}</b>
        {name !== null && (
          <span className="text-sm text-ink-soft">{t(`health.profession.${type}`)}</span>
        )}
      </span>
    </span>
  )
}

function ActiveShare({ authorization }: { authorization: Authorization }) {
  const t = useT('health', 'healthBands')
  const locale = useLocale()
  const { id, professional, allowedFields, lastReadAt } = authorization
  const flags = shownFlags(allowedFields)
  return (
    <div className="grid gap-2.5 border-b border-line pb-4">
      <Who authorization={authorization} />
      <p className="flex flex-wrap gap-1.5">
        {flags.length === 0 && <Chip>{t('health.sharing.nothing')}</Chip>}
        {flags.map((flag) => (
          <Chip key={flag}>{t(`health.flag.${flag}`)}</Chip>
        ))}
      </p>
      <End authorization={authorization} />
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Eye aria-hidden="true" className="size-4.5 shrink-0" />
        {lastReadAt
          ? t('health.sharing.lastRead', { date: onDayOf(lastReadAt, t, locale) })
          : t('health.sharing.neverRead')}
      </p>
      <Link
        href={hrefOf(HEALTH, { tab: 'authorizations', lens: id })}
        className="link justify-self-start"
      >
        {t('health.sharing.lens', { name: shortNameOf(professional, { t }) })}
      </Link>
    </div>
  )
}

function End({ authorization: { expiresOn } }: { authorization: Authorization }) {
  const t = useT('health')
  const locale = useLocale()
  const isDemo = useIsDemo()
  if (expiresOn === null)
    return <Line icon={CalendarDays} text={t('health.sharing.noEnd')} isSoon={false} />
  const left = endsIn({ expiresOn })
  if (left === null) {
    // The demonstration is drawn by the build, and read on another day.
    const text = isDemo
      ? t('health.sharing.endsSoon', { count: daysBetween(today(), expiresOn) })
      : t('health.sharing.until', { date: longDay(expiresOn, locale) })
    return <Line icon={CalendarDays} text={text} isSoon={false} />
  }
  const text =
    left <= 0 ? t('health.sharing.endsToday') : t('health.sharing.endsSoon', { count: left })
  return <Line icon={Clock3} text={text} isSoon />
}

type LineProps = { icon: typeof Eye; text: string; isSoon: boolean }

function Line({ icon: Icon, text, isSoon }: LineProps) {
  return (
    <p
      className={
        isSoon
          ? 'flex items-center gap-2 text-sm font-medium text-clay-strong'
          : 'flex items-center gap-2 text-sm'
      }
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {text}
    </p>
  )
}

function PendingShare({ authorization }: { authorization: Authorization }) {
  const t = useT('health')
  return (
    <button
      type="button"
      onClick={() => go(hrefOf(HEALTH, { tab: 'authorizations' }))}
      className="flex items-center gap-2 rounded-card bg-surface-2 p-3 text-start text-sm hover:bg-line"
    >
      <span className="min-w-0 flex-1">
        <Who authorization={authorization} />
        <span className="mt-1 block">{t('health.sharing.asked')}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </button>
  )
}
