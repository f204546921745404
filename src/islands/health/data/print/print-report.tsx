import { Printer } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useRead } from '#client/data/use-read.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import { formatDate } from '#lib/format/date.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { GROUPS, type Group } from '#lib/health/measures.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { Segments } from '#ui/segments.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HEALTH } from '../../kit/address.ts'
import { useCentre } from '../../kit/centre.tsx'
import { today } from '#client/health/days.ts'
import { useAllRecords } from '../../kit/pages.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { ReportLatest, ReportNotes, ReportProfile, ReportRecords } from './report-parts.tsx'
import {
  firstDay,
  PERIOD_NAMES,
  REPORT_PARTS,
  reportTables,
  type Period,
  type ReportPart,
} from './report.ts'
import './print-report.css'

type Options = { parts: readonly ReportPart[]; groups: readonly Group[]; period: Period }

/** A report for paper: what it holds is chosen above it, and it alone is printed. */
export function PrintReport(): ReactNode {
  const t = useT('health', 'healthData', 'island')
  const [options, setOptions] = useState<Options>({
    parts: ['profile', 'latest', 'records', 'notes'],
    groups: GROUPS,
    period: 'year',
  })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  const from = firstDay(options.period, today())
  const records = useAllRecords(from === undefined ? {} : { from })
  const history = useRead(health.getHistory, {})
  const isReady = records.data !== undefined && history.data !== undefined
  const isFailed = !isReady && (records.isError || history.isError)
  return (
    <section aria-labelledby="print-title" className="grid min-w-0 grid-cols-1 gap-5">
      <div className="grid gap-5 rounded-panel border border-line bg-surface p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2
            ref={title}
            id="print-title"
            tabIndex={-1}
            className="scroll-mt-40 text-xl outline-none"
          >
            {t('healthData.print.title')}
          </h2>
          <Button variant="quiet" size="sm" onClick={() => go(hrefOf(HEALTH, { tab: 'records' }))}>
            {t('island.close')}
          </Button>
        </div>
        <OptionFields options={options} onChange={setOptions} />
        {isFailed && (
          <ReadFailed
            onRetry={() => [records, history].map((read) => read.isError && read.refetch())}
          >
            {t('healthData.print.failed')}
          </ReadFailed>
        )}
        <Button className="justify-self-start" disabled={!isReady} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('healthData.print.do')}
        </Button>
      </div>
      {isReady ? (
        <Report options={options} records={records.data} history={history.data} />
      ) : (
        !isFailed && <Skeleton className="h-96 w-full" />
      )}
    </section>
  )
}

type FieldsProps = { options: Options; onChange: (options: Options) => void }

function OptionFields({ options, onChange }: FieldsProps): ReactNode {
  const t = useT('health', 'healthData')
  const { parts, groups, period } = options
  const hasRecords = parts.includes('records')
  return (
    <>
      <FieldGroup legend={t('healthData.print.parts')}>
        <div className="flex flex-wrap gap-2">
          {REPORT_PARTS.map((part) => (
            <Choice
              key={part}
              type="checkbox"
              checked={parts.includes(part)}
              onChange={() => onChange({ ...options, parts: toggled(REPORT_PARTS, parts, part) })}
            >
              {t(`healthData.print.part.${part}`)}
            </Choice>
          ))}
        </div>
      </FieldGroup>
      {hasRecords && (
        <FieldGroup legend={t('healthData.print.kinds')}>
          <div className="flex flex-wrap gap-2">
            {GROUPS.map((group) => (
              <Choice
                key={group}
                type="checkbox"
                checked={groups.includes(group)}
                onChange={() => onChange({ ...options, groups: toggled(GROUPS, groups, group) })}
              >
                {t(`health.group.${group}`)}
              </Choice>
            ))}
          </div>
        </FieldGroup>
      )}
      <Segments
        legend={t('healthData.print.period')}
        name="print-period"
        look="chips"
        options={PERIOD_NAMES.map((name) => [name, t(`healthData.print.periods.${name}`)] as const)}
        value={period}
        onChange={(chosen) => onChange({ ...options, period: chosen })}
      />
    </>
  )
}

/** The chosen ones with one more or one less, in the order of all. */
function toggled<T>(all: readonly T[], chosen: readonly T[], one: T): T[] {
  return all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)))
}

type ReportProps = {
  options: Options
  records: readonly HealthRecord[]
  history: HealthHistory
}

function Report({ options, records, history }: ReportProps): ReactNode {
  const t = useT('health', 'healthData')
  const locale = useLocale()
  const { overview } = useCentre()
  const { parts, groups, period } = options
  return (
    <article
      data-print-report=""
      aria-label={t('healthData.print.of', { name: overview.person.name })}
      className="grid min-w-0 grid-cols-1 gap-6 rounded-panel border border-line bg-surface p-5 sm:p-8"
    >
      <header>
        <h3 className="text-xl">{t('healthData.print.of', { name: overview.person.name })}</h3>
        <p className="text-sm text-ink-soft">
          {t('healthData.print.made', {
            date: formatDate(today(), locale),
            period: t(`healthData.print.periods.${period}`),
          })}
        </p>
      </header>
      {parts.includes('profile') && <ReportProfile history={history} />}
      {parts.includes('latest') && <ReportLatest />}
      {parts.includes('records') &&
        reportTables(records, groups).map((table) => (
          <ReportRecords key={table.group} table={table} />
        ))}
      {parts.includes('notes') && <ReportNotes records={records} />}
      <p className="text-xs text-ink-soft">
        {t('health.disclaimer.title')} {t('health.disclaimer.text')}
      </p>
    </article>
  )
}
