import type { ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { listVerifications } from '#lib/admin/verifications-calls.ts'
import * as schemas from '#lib/admin/verifications-schemas.ts'
import { type VerificationItem } from '#lib/admin/verifications-schemas.ts'
import { formatShortDay } from '#lib/format/short-day.ts'
import type { T } from '#lib/i18n/t.ts'
import { VERIFICATION_STATES } from '#lib/verifications/values.ts'
import { Portrait } from '#ui/portrait.tsx'
import { ADMIN } from '../address.ts'
import { AreaHead } from '../kit/area-head.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import type { AdminColumn } from '../kit/column.ts'
import { countText } from '../kit/count-text.ts'
import type { Filter } from '../kit/filters.tsx'
import { ListView } from '../kit/list-view.tsx'
import { RowButton } from '../kit/row-button.tsx'
import { ShortDay } from '../kit/short-day.tsx'
import { useList } from '../kit/use-list.ts'
import { Detail } from './detail.tsx'

/** The queue of claims, the oldest first, and the one that is open beside it. */
export function VerificationsPart(): ReactNode {
  const t = useT('admin', 'adminVerifications')
  const list = useList(listVerifications, schemas.listVerifications, { filters: ['state'] })
  const open = useAddress(ADMIN).verification
  return (
    <>
      <AreaHead title={t('adminVerifications.title')} text={list.page && countText(t, list.page)} />
      <WithSidePanel
        name="verification"
        open={open}
        back={t('adminVerifications.title')}
        title={t('adminVerifications.detail.label')}
        detail={open && <Detail key={open} id={open} />}
      >
        <ListView
          name="verifications"
          caption={t('adminVerifications.title')}
          list={list}
          columns={columnsOf(t)}
          filters={[stateFilter(t)]}
          search={{
            label: t('adminVerifications.search'),
            placeholder: t('adminVerifications.search'),
          }}
          rowKey={({ id }) => id}
          current={open}
          empty={t('adminVerifications.empty')}
        />
      </WithSidePanel>
    </>
  )
}

const stateFilter = (t: T<'adminVerifications'>): Filter => ({
  name: 'state',
  label: t('adminVerifications.state.label'),
  options: VERIFICATION_STATES.map((value) => ({
    value,
    label: t(`adminVerifications.state.of.${value}`),
  })),
})

const columnsOf = (t: T<'adminVerifications'>): AdminColumn<VerificationItem>[] => [
  {
    key: 'person',
    label: t('adminVerifications.person'),
    cell: (item) => <Person item={item} />,
  },
  {
    key: 'what',
    label: t('adminVerifications.what'),
    cell: ({ certificate }) => certificate ?? t('adminVerifications.profession'),
  },
  {
    key: 'since',
    label: t('adminVerifications.since'),
    sort: { by: 'created', first: 'asc' },
    cell: ({ createdAt }) => <ShortDay of={createdAt} />,
  },
]

type PersonProps = { item: VerificationItem }

function Person({ item }: PersonProps) {
  const t = useT('adminVerifications')
  const locale = useLocale()
  const { id, name, avatarUrl, type, register, certificate, createdAt } = item
  const about = [t(`adminVerifications.type.${type}`), register].filter(Boolean)
  return (
    <RowButton name="verification" value={id}>
      <Portrait name={name} src={avatarUrl} profession={type} size={44} />
      <span className="min-w-0 grow">
        <span className="block break-words">{name ?? t('adminVerifications.nameless')}</span>
        <span className="grid text-xs font-normal text-ink-soft">
          <span>{about.join(' · ')}</span>
          <span className="md:hidden">
            {certificate ?? t('adminVerifications.profession')} ·{' '}
            {formatShortDay(createdAt, locale)}
          </span>
        </span>
      </span>
    </RowButton>
  )
}
