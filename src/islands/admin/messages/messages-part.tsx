import { CircleDot, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as messages from '#lib/admin/messages-calls.ts'
import * as messagesSchemas from '#lib/admin/messages-schemas.ts'
import { SITE_OBJECTIVES } from '#lib/contact/objectives.ts'
import { formatDate } from '#lib/format/date.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { Badge } from '#ui/badge.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { ADMIN } from '../address.ts'
import { AreaHead } from '../kit/area-head.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import type { AdminColumn } from '../kit/column.ts'
import type { Filter } from '../kit/filters.tsx'
import { ListView } from '../kit/list-view.tsx'
import { RowButton } from '../kit/row-button.tsx'
import { useList } from '../kit/use-list.ts'
import { MessageDetail } from './message-detail.tsx'

/** The messages of the contact page, and the one that is open beside them. */
export function MessagesPart(): ReactNode {
  const t = useT('admin', 'adminMessages')
  const locale = useLocale()
  const list = useList(messages.listMessages, messagesSchemas.listMessages, {
    filters: ['state', 'objective'],
  })
  const open = useAddress(ADMIN).message
  return (
    <>
      <AreaHead title={t('admin.area.messages')} />
      <WithSidePanel
        name="message"
        open={open}
        back={t('admin.area.messages')}
        title={t('adminMessages.detail.label')}
        detail={open !== null && <MessageDetail key={open} id={open} />}
      >
        <ListView
          name="messages"
          caption={t('adminMessages.caption')}
          list={list}
          columns={columnsOf(t, locale)}
          filters={filtersOf(t)}
          search={{ label: t('adminMessages.search'), placeholder: t('adminMessages.placeholder') }}
          rowKey={({ id }) => id}
          current={open}
          empty={t('adminMessages.empty')}
        />
      </WithSidePanel>
    </>
  )
}

const filtersOf = (t: T<'adminMessages'>): Filter[] => [
  {
    name: 'state',
    label: t('adminMessages.state.label'),
    options: messagesSchemas.MESSAGE_STATES.map((value) => ({
      value,
      label: t(`adminMessages.state.${value}`),
    })),
  },
  {
    name: 'objective',
    label: t('adminMessages.objective.label'),
    options: SITE_OBJECTIVES.map((value) => ({
      value,
      label: t(`adminMessages.objective.${value}`),
    })),
  },
]

function columnsOf(
  t: T<'adminMessages'>,
  locale: Locale,
): AdminColumn<messagesSchemas.MessageRow>[] {
  const state = ({ answeredAt }: messagesSchemas.MessageRow) => (
    <Badge icon={answeredAt ? Check : CircleDot} tone={answeredAt ? 'done' : 'waiting'}>
      {t(`adminMessages.state.${answeredAt ? 'answered' : 'open'}`)}
    </Badge>
  )
  return [
    {
      key: 'from',
      label: t('adminMessages.column.from'),
      cell: (row) => (
        <RowButton name="message" value={row.id}>
          <Portrait name={row.name} size={44} />
          <span className="grid min-w-0 justify-items-start">
            <b className="wrap-anywhere">{row.name}</b>
            <span className="text-sm wrap-anywhere text-ink-soft">{row.email}</span>
            <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft md:hidden">
              {state(row)}
              {formatDate(row.createdAt, locale)}
            </span>
          </span>
        </RowButton>
      ),
    },
    {
      key: 'objective',
      label: t('adminMessages.column.objective'),
      cell: ({ objective }) => t(`adminMessages.objective.${objective}`),
    },
    { key: 'state', label: t('adminMessages.column.state'), cell: state },
    {
      key: 'received',
      label: t('adminMessages.column.received'),
      cell: ({ createdAt }) => formatDate(createdAt, locale),
      sort: { by: 'received', first: 'asc' },
    },
    { key: 'code', label: t('adminMessages.column.code'), cell: ({ code }) => code },
  ]
}
