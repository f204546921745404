import { ChevronDown, PencilLine, StickyNote } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { Badge } from '#ui/badge.tsx'
import { Chip } from '#ui/chip.tsx'
import { cx } from '#ui/cx.ts'
import { useCentre } from '../kit/centre.tsx'
import { chipsOf, kindText } from './chips.ts'
import { toggleId, useRecordList } from './context.ts'
import { dayParts } from './months.ts'
import { RecordDetails } from './record-details.tsx'

/** A record: its day, what was measured, and all of it when it is open. */
export function RecordRow({ record }: { record: HealthRecord }): ReactNode {
  const t = useT('healthRecords')
  const locale = useLocale()
  const { open, toggle, edit, unsaved } = useRecordList()
  const isOpen = open.has(record.id)
  const detailsId = `${toggleId(record.id)}-details`
  const date = formatDate(record.recordDate, locale)
  const [number, month, name] = dayParts(record.recordDate, locale)
  return (
    <article
      aria-label={date}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:px-5',
        isOpen && 'shadow-[inset_4px_0_0_var(--color-pine)]',
      )}
    >
      <p className="col-start-1 row-start-1 flex items-center gap-2 leading-tight">
        <b className="font-display text-xl font-heading tracking-tight tabular sm:min-w-[1.25em]">
          {number}
        </b>
        <span className="flex gap-1.5 text-xs text-ink-soft sm:grid sm:gap-0">
          <span>{month}</span>
          <span>{name}</span>
        </span>
      </p>
      <div className="col-span-full row-start-2 min-w-0 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <Chips record={record} />
        {unsaved.has(record.id) && (
          <p className="mt-1.5">
            <Badge tone="attention" icon={PencilLine}>
              {t('healthRecords.unsaved.badge')}
            </Badge>
          </p>
        )}
        {record.note !== null && (
          <p className="mt-1.5 flex gap-2 text-sm text-ink-soft">
            <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">{record.note}</span>
          </p>
        )}
      </div>
      <div className="col-start-2 row-start-1 flex items-center gap-1 sm:col-start-3">
        <button
          type="button"
          aria-label={t('healthRecords.editOf', { date })}
          onClick={() => edit(record)}
          className="link justify-center px-2 text-sm"
        >
          {t('healthRecords.edit.open')}
        </button>
        <button
          type="button"
          id={toggleId(record.id)}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={t('healthRecords.detailsOf', { date })}
          onClick={() => toggle(record.id)}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-surface-2 hover:text-ink"
        >
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      <div id={detailsId} hidden={!isOpen} className="col-span-full">
        {isOpen && <RecordDetails record={record} />}
      </div>
    </article>
  )
}

function Chips({ record }: { record: HealthRecord }): ReactNode {
  const t = useT('health', 'healthBands', 'healthRecords')
  const locale = useLocale()
  const { overview } = useCentre()
  const { shown, more } = chipsOf(record)
  const reader = { t, locale, units: overview.settings.units }
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((kind) => (
        <li key={kind}>
          <Chip>
            <span className="font-normal text-ink-soft">{t(`health.measure.${kind}`)}</span>{' '}
            <span className="tabular">{kindText(record, kind, reader)}</span>
          </Chip>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Chip>
            <span className="font-normal">{t('healthRecords.others', { count: more })}</span>
          </Chip>
        </li>
      )}
    </ul>
  )
}
