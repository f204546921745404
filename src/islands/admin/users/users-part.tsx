import type { ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useT } from '#client/texts/use-t.ts'
import { downloadUsers, listUsers } from '#lib/admin/users-calls.ts'
import * as schemas from '#lib/admin/users-schemas.ts'
import { USER_STATES } from '#lib/admin/users-schemas.ts'
import { ROLES } from '#lib/accounts/roles.ts'
import type { T } from '#lib/i18n/t.ts'
import { ADMIN } from '../address.ts'
import { AreaHead } from '../kit/area-head.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import { CsvButton } from '../kit/csv-button.tsx'
import type { Filter } from '../kit/filters.tsx'
import { ListView } from '../kit/list-view.tsx'
import { useList } from '../kit/use-list.ts'
import { columnsOf } from './columns.tsx'
import { Detail } from './detail.tsx'

const FILTERS = ['role', 'state', 'since', 'until'] as const

/** The accounts, and the one that is open beside them. */
export function UsersPart(): ReactNode {
  const t = useT('admin', 'adminUsers')
  const list = useList(listUsers, schemas.listUsers, { filters: FILTERS })
  const open = useAddress(ADMIN).user
  return (
    <>
      <AreaHead
        title={t('adminUsers.title')}
        actions={<CsvButton call={downloadUsers} query={list.query} />}
      />
      <WithSidePanel
        name="user"
        open={open}
        back={t('adminUsers.title')}
        title={t('adminUsers.detail.label')}
        detail={open && <Detail key={open} id={open} />}
      >
        <ListView
          name="users"
          caption={t('adminUsers.title')}
          list={list}
          columns={columnsOf(t, open !== null)}
          filters={filtersOf(t)}
          search={{
            label: t('adminUsers.search'),
            placeholder: t('adminUsers.search'),
          }}
          rowKey={({ id }) => id}
          current={open}
          empty={t('adminUsers.empty')}
        />
      </WithSidePanel>
    </>
  )
}

const filtersOf = (t: T<'adminUsers'>): Filter[] => [
  {
    name: 'role',
    label: t('adminUsers.role.label'),
    options: ROLES.map((value) => ({ value, label: t(`adminUsers.role.of.${value}`) })),
  },
  {
    name: 'state',
    label: t('adminUsers.state.label'),
    options: USER_STATES.map((value) => ({ value, label: t(`adminUsers.state.of.${value}`) })),
  },
  { name: 'since', label: t('adminUsers.since'), kind: 'day' },
  { name: 'until', label: t('adminUsers.until'), kind: 'day' },
]
