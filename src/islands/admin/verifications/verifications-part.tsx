import { useState, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { matches } from '#client/matches.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { agoText } from '#client/workspace/ago.ts'
import { listVerifications } from '#lib/admin/verifications-calls.ts'
import * as schemas from '#lib/admin/verifications-schemas.ts'
import { type VerificationItem } from '#lib/admin/verifications-schemas.ts'
import { openingCount } from '#lib/format/opening-count.ts'
import type { T } from '#lib/i18n/t.ts'
import { VERIFICATION_STATES } from '#lib/verifications/values.ts'
import { Portrait } from '#ui/portrait.tsx'
import { ADMIN } from '../address.ts'
import { AreaHead } from '../kit/area-head.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import type { AdminColumn } from '../kit/column.ts'
import type { Filter } from '../kit/filters.tsx'
import { ListView } from '../kit/list-view.tsx'
import { RowButton } from '../kit/row-button.tsx'
import { useList, type List } from '../kit/use-list.ts'
import { Detail } from './detail.tsx'
import './record.css'

/** Whether there is room for a record beside the queue, as in record.css. */
const useWide = matches('(width >= 64rem)')

/** The queue of claims, the oldest first, and the one that is open beside it. */
export function VerificationsPart(): ReactNode {
  const t = useT('admin', 'adminVerifications')
  const list = useList(listVerifications, schemas.listVerifications, { filters: ['state'] })
  const { verification: chosen } = useAddress(ADMIN)
  const first = useFirst(list)
  const isWide = useWide()
  const open = chosen ?? (isWide ? first : null)
  return (
    <>
      <div className="verification-head" data-open={chosen === null ? undefined : ''}>
        <AreaHead title={t('adminVerifications.title')} text={<WhoWaits list={list} />} />
      </div>
      <WithSidePanel
        isQueue={open !== null || list.page?.items.length !== 0}
        name="verification"
        open={chosen}
        shown={open}
        back={t('adminVerifications.title')}
        title={t('adminVerifications.detail.label')}
        detail={open && <Detail key={open} id={open} />}
      >
        <ListView
          name="verifications"
          caption={t('adminVerifications.title')}
          list={list}
          columns={[queueColumn(t)]}
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

const queueColumn = (t: T<'adminVerifications'>): AdminColumn<VerificationItem> => ({
  key: 'since',
  label: t('adminVerifications.since'),
  sort: { by: 'created', first: 'asc' },
  cell: (item) => <Person item={item} />,
})

type ListProps = { list: List<VerificationItem> }

/** The queue as it is, not what is looked for in it; null where no one waits. */
function queueOf({ page, query, order }: ListProps['list']) {
  const first = page?.items[0]
  const isWhole = Object.keys(query).length === 0 && page?.previous === null
  return first && isWhole && order.dir === 'asc' ? { first, count: page.total } : null
}

/** The one that had waited longest on arrival: it stays, whatever is decided and looked for then. */
function useFirst(list: ListProps['list']): string | null {
  const [first, setFirst] = useState<string | null>(null)
  const waiting = queueOf(list)
  if (first === null && waiting) setFirst(waiting.first.id)
  return first
}

/** How many wait, and for how long. */
function WhoWaits({ list }: ListProps) {
  const t = useT('adminVerifications')
  const locale = useLocale()
  const waiting = queueOf(list)
  if (!waiting) return null
  const { first, count } = waiting
  const when = agoText(first.createdAt, locale)
  return t('adminVerifications.waiting', { count, number: openingCount(count, locale), when })
}

type PersonProps = { item: VerificationItem }

function Person({ item }: PersonProps) {
  const t = useT('adminVerifications')
  const locale = useLocale()
  const { id, name, avatarUrl, type, register, certificate, createdAt } = item
  const what = certificate ?? register ?? t(`adminVerifications.type.${type}`)
  return (
    <RowButton name="verification" value={id}>
      <Portrait name={name} src={avatarUrl} profession={type} size={44} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-2">
          <b className="min-w-0 break-words">{name ?? t('adminVerifications.nameless')}</b>
          <span className="shrink-0 text-xs font-normal whitespace-nowrap text-ink-soft">
            {agoText(createdAt, locale)}
          </span>
        </span>
        <span className="line-clamp-1 text-sm font-normal text-ink-soft">{what}</span>
      </span>
    </RowButton>
  )
}
