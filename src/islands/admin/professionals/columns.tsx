import { BadgeCheck, CircleDashed, Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { ProfessionalItem } from '#lib/admin/professionals-schemas.ts'
import { formatRating } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'
import type { AdminColumn } from '../kit/column.ts'
import { EmailText } from '../kit/email-text.tsx'
import { RowButton } from '../kit/row-button.tsx'
import { ShortDay } from '../kit/short-day.tsx'

type Item = ProfessionalItem

/** @param isNarrow whether something is open beside the table, which then keeps what tells people apart */
export function columnsOf(
  t: T<'adminProfessionals'>,
  locale: Locale,
  isNarrow: boolean,
): AdminColumn<Item>[] {
  const all = allColumns(t, locale, isNarrow)
  return isNarrow ? all.filter(({ key }) => ['person', 'verified', 'score'].includes(key)) : all
}

const allColumns = (
  t: T<'adminProfessionals'>,
  locale: Locale,
  isNarrow: boolean,
): AdminColumn<Item>[] => [
  {
    key: 'person',
    label: t('adminProfessionals.person'),
    sort: { by: 'name', first: 'asc' },
    cell: (item) => <Person item={item} isNarrow={isNarrow} />,
  },
  {
    key: 'email',
    label: t('adminProfessionals.email'),
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    key: 'profession',
    label: t('adminProfessionals.profession.label'),
    cell: ({ type }) => t(`adminProfessionals.profession.of.${type}`),
  },
  {
    key: 'verified',
    label: t('adminProfessionals.verified.label'),
    cell: (item) => <VerifiedBadge item={item} />,
  },
  {
    key: 'public',
    label: t('adminProfessionals.public.label'),
    cell: ({ isPublic }) => (
      <Badge icon={isPublic ? Eye : EyeOff} tone={isPublic ? 'plain' : 'waiting'}>
        {t(`adminProfessionals.public.${isPublic ? 'yes' : 'no'}`)}
      </Badge>
    ),
  },
  {
    key: 'score',
    label: t('adminProfessionals.score'),
    numeric: true,
    sort: { by: 'score', first: 'desc' },
    cell: ({ score }) => formatRating(score, locale),
  },
  {
    key: 'created',
    label: t('adminProfessionals.created'),
    sort: { by: 'created', first: 'desc' },
    cell: ({ createdAt }) => <ShortDay of={createdAt} />,
  },
]

type BadgeProps = { item: Pick<Item, 'isVerified'> }

export function VerifiedBadge({ item: { isVerified } }: BadgeProps): ReactNode {
  const t = useT('adminProfessionals')
  return (
    <Badge icon={isVerified ? BadgeCheck : CircleDashed} tone={isVerified ? 'done' : 'waiting'}>
      {t(`adminProfessionals.verified.${isVerified ? 'yes' : 'no'}`)}
    </Badge>
  )
}

function Person({ item, isNarrow }: { item: Item; isNarrow: boolean }) {
  const t = useT('adminProfessionals')
  const { id, name, avatarUrl, type, email } = item
  return (
    <RowButton name="professional" value={id}>
      <Portrait name={name} src={avatarUrl} profession={type} size={44} />
      <span className="min-w-0 grow">
        <span className="block break-words">{name ?? t('adminProfessionals.nameless')}</span>
        <span className="grid gap-1 text-xs font-normal text-ink-soft">
          <span className={cx(!isNarrow && 'md:hidden')}>
            <EmailText>{email}</EmailText>
          </span>
          <span className="md:hidden">
            <VerifiedBadge item={item} />
          </span>
        </span>
      </span>
    </RowButton>
  )
}
