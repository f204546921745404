import { UserRoundPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { downloadProfessionals, listProfessionals } from '#lib/admin/professionals-calls.ts'
import * as schemas from '#lib/admin/professionals-schemas.ts'
import type { T } from '#lib/i18n/t.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { ADMIN, goWith } from '../address.ts'
import { AreaHead } from '../kit/area-head.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import { CsvButton } from '../kit/csv-button.tsx'
import type { Filter } from '../kit/filters.tsx'
import { ListView } from '../kit/list-view.tsx'
import { useList } from '../kit/use-list.ts'
import { columnsOf } from './columns.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { Detail } from './detail.tsx'

const FILTERS = ['profession', 'verified', 'public'] as const

/** The professionals of all three professions, and the one that is open beside them. */
export function ProfessionalsPart(): ReactNode {
  const t = useT('admin', 'adminProfessionals')
  const locale = useLocale()
  const list = useList(listProfessionals, schemas.listProfessionals, { filters: FILTERS })
  const open = useAddress(ADMIN).professional
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <AreaHead
        title={t('adminProfessionals.title')}
        actions={
          <>
            <CsvButton call={downloadProfessionals} query={list.query} />
            <Button onClick={() => setCreating(true)}>
              <UserRoundPlus aria-hidden="true" className="size-5" />
              {t('adminProfessionals.create.open')}
            </Button>
            <CreateDialog
              open={isCreating}
              onClose={() => setCreating(false)}
              onCreated={(id) => goWith({ professional: id })}
            />
          </>
        }
      />
      <WithSidePanel
        name="professional"
        open={open}
        back={t('adminProfessionals.title')}
        title={t('adminProfessionals.detail.label')}
        detail={open && <Detail key={open} id={open} />}
      >
        <ListView
          name="professionals"
          caption={t('adminProfessionals.title')}
          list={list}
          columns={columnsOf(t, locale, open !== null)}
          filters={filtersOf(t)}
          search={{
            label: t('adminProfessionals.search'),
            placeholder: t('adminProfessionals.search'),
          }}
          rowKey={({ id }) => id}
          current={open}
          empty={t('adminProfessionals.empty')}
        />
      </WithSidePanel>
    </>
  )
}

const YES_NO = ['yes', 'no'] as const

const filtersOf = (t: T<'adminProfessionals'>): Filter[] => [
  {
    name: 'profession',
    label: t('adminProfessionals.profession.label'),
    options: PROFESSIONAL_TYPES.map((value) => ({
      value,
      label: t(`adminProfessionals.profession.of.${value}`),
    })),
  },
  {
    name: 'verified',
    label: t('adminProfessionals.verified.label'),
    options: YES_NO.map((value) => ({ value, label: t(`adminProfessionals.verified.${value}`) })),
  },
  {
    name: 'public',
    label: t('adminProfessionals.public.label'),
    options: YES_NO.map((value) => ({ value, label: t(`adminProfessionals.public.${value}`) })),
  },
]
