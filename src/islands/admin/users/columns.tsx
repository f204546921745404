import { useLocale, useT } from '#client/texts/use-t.ts'
import type { UserRow } from '#lib/admin/users-schemas.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import type { T } from '#lib/i18n/t.ts'
import { Portrait } from '#ui/portrait.tsx'
import { cx } from '#ui/cx.ts'
import type { AdminColumn } from '../kit/column.ts'
import { EmailText } from '../kit/email-text.tsx'
import { RowButton } from '../kit/row-button.tsx'
import { ShortDay } from '../kit/short-day.tsx'
import { StateBadge } from './state-badge.tsx'

/**
 * The columns of the list; the first says on phones what matters of the others, and the address wherever that has no
 * column.
 *
 * @param isNarrow whether something is open beside the list
 */
export function columnsOf(t: T<'adminUsers'>, isNarrow: boolean): AdminColumn<UserRow>[] {
  const all = allColumns(t, isNarrow)
  return isNarrow ? all.filter(({ key }) => key !== 'email') : all
}

const allColumns = (t: T<'adminUsers'>, isNarrow: boolean): AdminColumn<UserRow>[] => [
  {
    key: 'person',
    label: t('adminUsers.person'),
    sort: { by: 'name', first: 'asc' },
    cell: (user) => <Person user={user} isNarrow={isNarrow} />,
  },
  {
    key: 'email',
    label: t('adminUsers.email'),
    sort: { by: 'email', first: 'asc' },
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    key: 'role',
    label: t('adminUsers.role.label'),
    cell: ({ role }) => t(`adminUsers.role.of.${role}`),
  },
  {
    key: 'created',
    label: t('adminUsers.created'),
    sort: { by: 'created', first: 'desc' },
    cell: ({ createdAt }) => <ShortDay of={createdAt} />,
  },
  {
    key: 'seen',
    label: t('adminUsers.seen'),
    cell: ({ lastSeenAt }) => (lastSeenAt ? <ShortDay of={lastSeenAt} /> : t('adminUsers.never')),
  },
  {
    key: 'state',
    label: t('adminUsers.state.label'),
    cell: ({ state }) => <StateBadge state={state} />,
  },
]

type PersonProps = { user: UserRow; isNarrow: boolean }

function Person({ user, isNarrow }: PersonProps) {
  const t = useT('adminUsers')
  const locale = useLocale()
  const { id, name, avatar, email, role, createdAt, state } = user
  const created = t('adminUsers.createdOn', { date: formatShortDay(createdAt, locale) })
  return (
    <RowButton name="user" value={id}>
      <Portrait name={name} src={avatar} size={44} />
      <span className="min-w-0 grow">
        <span className="block break-words">{name ?? t('adminUsers.nameless')}</span>
        <span className="grid gap-1 text-xs font-normal text-ink-soft">
          <span className={cx(!isNarrow && 'md:hidden')}>
            <EmailText>{email}</EmailText>
          </span>
          <span className="flex flex-wrap items-center justify-between gap-2 md:hidden">
            <span>{`${t(`adminUsers.role.of.${role}`)} · ${created}`}</span>
            {state !== 'confirmed' && <StateBadge state={state} />}
          </span>
        </span>
      </span>
    </RowButton>
  )
}
