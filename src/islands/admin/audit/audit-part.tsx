import type { ReactNode } from 'react'
import { searchOf } from '#client/address/address.ts'
import { useAddress } from '#client/address/use-address.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { ADMIN_ACTS } from '#lib/admin/acts.ts'
import { downloadAudit, listAudit } from '#lib/admin/audit-calls.ts'
import * as schemas from '#lib/admin/audit-schemas.ts'
import { type AuditRow } from '#lib/admin/audit-schemas.ts'
import { READABLE_KINDS } from '#lib/audit/kinds.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { ADMIN, goWith } from '../address.ts'
import { AreaHead } from '../kit/area-head.tsx'
import type { AdminColumn } from '../kit/column.ts'
import { CsvButton } from '../kit/csv-button.tsx'
import type { Filter } from '../kit/filters.tsx'
import { ListView } from '../kit/list-view.tsx'
import { useList } from '../kit/use-list.ts'
import { outcomeText } from './outcome-text.ts'

const FILTERS = ['kind', 'outcome', 'from', 'to', 'account'] as const

/** What has happened to accounts and in this area, newest first. Admins are named, others are pseudonyms. */
export function AuditPart(): ReactNode {
  const t = useT('admin', 'adminAudit')
  const locale = useLocale()
  const list = useList(listAudit, schemas.listAudit, { filters: FILTERS })
  const isAdmin = useAddress(ADMIN).kind === 'admin'
  return (
    <>
      <AreaHead
        title={t('adminAudit.title')}
        actions={<CsvButton call={downloadAudit} query={list.query} />}
      />
      <OfAccount />
      <ListView
        name="audit"
        caption={t('adminAudit.title')}
        list={list}
        columns={columnsOf(t, locale)}
        filters={filtersOf(t, isAdmin)}
        rowKey={({ id }) => id}
        empty={t('adminAudit.empty')}
      />
    </>
  )
}

/** Whose events are shown, with the ways back and on. */
function OfAccount() {
  const t = useT('adminAudit')
  const locale = useLocale()
  const account = useAddress(ADMIN).account
  if (!account) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 rounded-control bg-surface-2 p-3 text-sm">
      <p className="grow">{t('adminAudit.account.text')}</p>
      <Button
        variant="quiet"
        size="sm"
        href={`${localizedPath(PATHS.admin, locale)}${searchOf(ADMIN, { tab: 'users', user: account })}`}
      >
        {t('adminAudit.account.open')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => goWith({ account: null, after: null, before: null })}
      >
        {t('adminAudit.account.all')}
      </Button>
    </div>
  )
}

const filtersOf = (t: T<'adminAudit'>, isAdmin: boolean): Filter[] => [
  {
    name: 'kind',
    label: t('adminAudit.kind.label'),
    options: READABLE_KINDS.map((value) => ({ value, label: t(`adminAudit.kind.of.${value}`) })),
  },
  {
    name: 'outcome',
    label: t('adminAudit.outcome.label'),
    options: (isAdmin ? ADMIN_ACTS : (['ok', 'WRONG_CREDENTIALS'] as const)).map((value) => ({
      value,
      label: outcomeText(t, value),
    })),
  },
  { name: 'from', label: t('adminAudit.from'), kind: 'day' },
  { name: 'to', label: t('adminAudit.to'), kind: 'day' },
]

const columnsOf = (t: T<'adminAudit'>, locale: Locale): AdminColumn<AuditRow>[] => [
  {
    key: 'event',
    label: t('adminAudit.kind.label'),
    cell: (row) => <Event row={row} />,
  },
  {
    key: 'outcome',
    label: t('adminAudit.outcome.label'),
    cell: ({ kind, outcome }) => (
      <span className="break-words">{outcomeText(t, kind === 'admin' ? 'ok' : outcome)}</span>
    ),
  },
  {
    key: 'at',
    label: t('adminAudit.at'),
    sort: { by: 'at', first: 'desc' },
    cell: ({ at }) => <span className="whitespace-nowrap">{formatMoment(at, locale)}</span>,
  },
  {
    key: 'actor',
    label: t('adminAudit.actor'),
    cell: ({ actor, actorName }) => <Who code={actor} name={actorName} />,
  },
  {
    key: 'subject',
    label: t('adminAudit.subject'),
    cell: ({ subject, subjectName }) => <Who code={subject} name={subjectName} />,
  },
]

function Event({ row }: { row: AuditRow }) {
  const t = useT('adminAudit')
  const locale = useLocale()
  const { kind, outcome, at, actor, subject, actorName, subjectName } = row
  return (
    <span className="grid gap-1 py-2">
      {kind === 'admin' ? outcomeText(t, outcome) : t(`adminAudit.kind.of.${kind}`)}
      <span className="grid gap-0.5 text-xs font-normal text-ink-soft md:hidden">
        {kind !== 'admin' && outcome !== 'ok' && (
          <span className="break-words">{outcomeText(t, outcome)}</span>
        )}
        <span>{formatMoment(at, locale)}</span>
        {actor !== null && (
          <span>
            {t('adminAudit.actor')}: <Who code={actor} name={actorName} />
          </span>
        )}
        {subject !== null && subject !== actor && (
          <span>
            {t('adminAudit.subject')}: <Who code={subject} name={subjectName} />
          </span>
        )}
      </span>
    </span>
  )
}

type WhoProps = { code: string | null; name: string | null }

/** A name, where it is known; otherwise as many signs of the pseudonym as tell people apart. */
function Who({ code, name }: WhoProps) {
  const t = useT('adminAudit')
  if (code === null) return <span className="text-ink-soft">{t('adminAudit.unknown')}</span>
  if (name !== null) return <span title={code}>{name}</span>
  return (
    <span title={code} className="font-mono text-xs text-ink-soft">
      {code.slice(0, 8)}
    </span>
  )
}
