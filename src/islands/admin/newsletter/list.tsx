import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { createEdition, listEditions } from '#lib/admin/newsletter/calls.ts'
import { EDITION_COUNTS, EMPTY_EDITION, type EditionRow } from '#lib/admin/newsletter/edition.ts'
import * as schemas from '#lib/admin/newsletter/schemas.ts'
import { formatCount } from '#lib/format/number.ts'
import { EDITION_STATES } from '#lib/newsletter/edition-states.ts'
import { Button } from '#ui/button.tsx'
import { goWith } from '../address.ts'
import { AreaHead } from '../kit/area-head.tsx'
import type { AdminColumn } from '../kit/column.ts'
import { ListView } from '../kit/list-view.tsx'
import { RowButton } from '../kit/row-button.tsx'
import { ShortDay } from '../kit/short-day.tsx'
import { useList } from '../kit/use-list.ts'
import { StateBadge } from './state-badge.tsx'
import type { NewsletterMessages } from './messages.ts'

/** While one is being sent, its counts are read again. */
const POLL_MS = 10_000

/** The editions with their states and counts. */
export function EditionsList(): ReactNode {
  const t = useT('adminNewsletter', 'newsletterForm')
  const locale = useLocale()
  const list = useList(listEditions, schemas.listEditions, { filters: ['state'] })
  usePolling(list.page?.items.some(({ state }) => state === 'sending') ?? false, list.retry)
  return (
    <>
      <AreaHead title={t('adminNewsletter.title')} actions={<NewButton />} />
      <ListView
        name="editions"
        caption={t('adminNewsletter.caption')}
        list={list}
        columns={columnsOf({ t, locale })}
        filters={[
          {
            name: 'state',
            label: t('adminNewsletter.filter.state'),
            options: EDITION_STATES.map((value) => ({
              value,
              label: t(`adminNewsletter.state.${value}`),
            })),
          },
        ]}
        search={{
          label: t('adminNewsletter.search'),
          placeholder: t('adminNewsletter.searchHint'),
        }}
        rowKey={({ id }) => id}
        empty={t('adminNewsletter.empty')}
      />
    </>
  )
}

function NewButton() {
  const t = useT('admin', 'adminNewsletter')
  const create = useChange(createEdition, { onSuccess: ({ id }) => goWith({ edition: id }) })
  return (
    <>
      <Button loading={create.isPending} onClick={() => create.mutate({ body: EMPTY_EDITION })}>
        <Plus aria-hidden="true" className="size-4.5" />
        {t('adminNewsletter.new')}
      </Button>
      <ChangeFailed failure={create.error} texts={{ other: t('admin.failure') }} />
    </>
  )
}

function usePolling(isOn: boolean, read: () => void): void {
  const again = useEffectEvent(read)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => again(), POLL_MS)
    return () => clearInterval(timer)
  }, [isOn])
}

const hasBegun = ({ state }: EditionRow) => state !== 'draft' && state !== 'scheduled'

function columnsOf({ t, locale }: NewsletterMessages): AdminColumn<EditionRow>[] {
  const count = (key: (typeof EDITION_COUNTS)[number]): AdminColumn<EditionRow> => ({
    key,
    label: t(`adminNewsletter.count.${key}`),
    numeric: true,
    cell: (row) => (hasBegun(row) ? formatCount(row.counts[key], locale) : ''),
  })
  return [
    {
      key: 'subject',
      label: t('adminNewsletter.column.subject'),
      cell: (row) => (
        <RowButton name="edition" value={row.id}>
          <span className="grid min-w-0 gap-1">
            <span className="font-medium wrap-anywhere">
              {row.subjectEs || row.subjectEn || t('adminNewsletter.untitled')}
            </span>
            <span className="md:hidden">
              <StateBadge state={row.state} />
            </span>
          </span>
        </RowButton>
      ),
    },
    {
      key: 'state',
      label: t('adminNewsletter.column.state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      key: 'when',
      label: t('adminNewsletter.column.when'),
      cell: ({ startedAt, scheduledAt }) => {
        const when = startedAt ?? scheduledAt
        return when === null ? '' : <ShortDay of={when} />
      },
    },
    ...EDITION_COUNTS.map(count),
    {
      key: 'updated',
      label: t('adminNewsletter.column.updated'),
      sort: { by: 'updated', first: 'desc' },
      cell: ({ updatedAt }) => <ShortDay of={updatedAt} />,
    },
  ]
}
