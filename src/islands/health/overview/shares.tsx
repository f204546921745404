import type { ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { Link } from '#client/address/link.tsx'
import { endsIn, shortDate, today } from '#client/health/days.ts'
import { useIsDemo } from '#client/data/data.ts'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { daysBetween } from '#lib/format/days-between.ts'
import { shownFlags } from '#lib/health/flags.ts'
import { listQuestionnaires } from '#lib/questionnaires/calls.ts'
import { listAuthorizations } from '#lib/sharing/calls.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ALL_QUESTIONNAIRES, HEALTH } from '../kit/address.ts'
import { fullNameOf } from '../kit/people.ts'
import { READ_BY_FRAME } from '../kit/read-by-frame.ts'
import { PersonRow } from './person-row.tsx'

/** "Quién ve qué": who reads what and until when, and who waits for it. */
export function Shares({ className }: { className: string }): ReactNode {
  const t = useT('health')
  const read = useRead(listAuthorizations, {}, READ_BY_FRAME)
  return (
    <aside aria-label={t('health.sharing.title')} className={className}>
      <h2 className="mb-3 text-xl">{t('health.sharing.title')}</h2>
      <Loaded
        read={read}
        failed={t('health.failed.part')}
        waiting={
          <Waiting>
            <Skeleton className="h-32 w-full rounded-card" />
          </Waiting>
        }
      >
        {({ items }) => <Rows items={items} />}
      </Loaded>
      <Answered />
    </aside>
  )
}

function Rows({ items }: { items: readonly Authorization[] }) {
  const t = useT('health')
  const active = items.filter(({ state }) => state === 'active')
  const pending = items.filter(({ state }) => state === 'pending')
  if (active.length + pending.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        {t('health.sharing.nobody')}{' '}
        <Link href={hrefOf(HEALTH, { tab: 'authorizations' })} className="link">
          {t('health.sharing.add')}
        </Link>
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
      {[...active, ...pending].map((one) => (
        <Share key={one.id} authorization={one} />
      ))}
    </ul>
  )
}

function Share({ authorization }: { authorization: Authorization }) {
  const t = useT('health', 'healthBands')
  const { id, professional, state } = authorization
  const isActive = state === 'active'
  const fact = useFact(authorization)
  return (
    <li>
      <PersonRow
        href={hrefOf(HEALTH, {
          tab: 'authorizations',
          ...(isActive ? { lens: id } : { grant: id }),
        })}
        name={professional.name}
        face={professional.avatarUrl}
        profession={professional.type}
        title={fullNameOf(professional, { t })}
        fact={isActive ? fact : t('health.sharing.asked')}
        isSoon={isActive && endsIn(authorization) !== null}
      />
    </li>
  )
}

/** What is shared and until when: `4 datos · hasta el 24 dic`. */
function useFact(authorization: Authorization): string {
  const t = useT('health')
  const locale = useLocale()
  const isDemo = useIsDemo()
  const { allowedFields, expiresOn } = authorization
  const [flag, ...others] = shownFlags(allowedFields)
  const what = !flag
    ? t('health.sharing.nothing')
    : others.length === 0
      ? t(`health.flag.${flag}`)
      : t('health.sharing.row.values', { count: others.length + 1 })
  if (expiresOn === null) return t('health.sharing.row.noEnd', { what })
  const left = daysBetween(today(), expiresOn)
  // The demonstration is drawn by the build, and read on another day.
  if (endsIn(authorization) === null && !isDemo)
    return t('health.sharing.row.until', { what, date: shortDate(expiresOn, locale) })
  return left <= 0
    ? t('health.sharing.row.endsToday', { what })
    : t('health.sharing.row.endsSoon', { what, count: left })
}

/** The way to what was answered, where there is any. */
function Answered() {
  const t = useT('health')
  const { data } = useRead(listQuestionnaires, { query: {} }, READ_BY_FRAME)
  if (!data?.answered) return null
  return (
    <Link
      href={hrefOf(HEALTH, { questionnaire: ALL_QUESTIONNAIRES })}
      className="mt-2 link text-sm"
    >
      {t('health.questionnaire.answered', { count: data.answered })}
    </Link>
  )
}
