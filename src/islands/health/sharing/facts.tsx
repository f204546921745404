import { Calendar, ClockAlert, Eye, Target, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { cx } from '#ui/cx.ts'
import { endsIn } from '#client/health/days.ts'
import { onDayAtTime, sinceDay, type SharingMessages } from './when.ts'

type Props = { authorization: Authorization; words: SharingMessages }

/** Since when, what for, and when the professional last looked; first of all when it ends soon. */
export function Facts({ authorization, words }: Props): ReactNode {
  const t = useT('health', 'healthSharing')
  const { authorizedAt, purpose, lastReadAt } = authorization
  const days = endsIn(authorization)
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-ink-soft">
      {days === null ? (
        authorizedAt && (
          <Fact icon={Calendar}>
            {t('healthSharing.facts.since', { day: sinceDay(authorizedAt, words) })}
          </Fact>
        )
      ) : (
        <Fact icon={ClockAlert} isSoon>
          {days <= 0
            ? t('health.sharing.endsToday')
            : t('health.sharing.endsSoon', { count: days })}
        </Fact>
      )}
      {purpose && <Fact icon={Target}>{t('healthSharing.facts.purpose', { purpose })}</Fact>}
      <Fact icon={Eye}>
        {lastReadAt
          ? t('health.sharing.lastRead', { date: onDayAtTime(lastReadAt, words) })
          : t('health.sharing.neverRead')}
      </Fact>
    </ul>
  )
}

type FactProps = { icon: LucideIcon; isSoon?: boolean; children: ReactNode }

function Fact({ icon: Icon, isSoon = false, children }: FactProps) {
  return (
    <li
      className={cx(
        'inline-flex min-w-0 items-center gap-2 wrap-anywhere',
        isSoon && 'font-medium text-clay-strong',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {children}
    </li>
  )
}
