import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { STORED_UNITS, type HealthUnits } from '#lib/health/quantities.ts'
import type { T } from '#lib/i18n/t.ts'
import type { SharedRecords } from '#lib/sharing/shared.ts'
import { cx } from '#ui/cx.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import { TableFrame } from '#ui/table.tsx'
import { shortDay } from './short-day.ts'
import { sheetRows, type SheetRow } from './sheet-rows.ts'

type Props = {
  /** Names the table. */
  caption: string
  records: SharedRecords
  units?: HealthUnits
  /** How much of it is seen at once: a class of its height. */
  height?: string
}

const CELL = 'h-11 border-b border-line px-2.5 text-end align-middle whitespace-nowrap sm:h-10'
const HEAD = 'sticky top-0 z-2 h-12 border-b border-line bg-surface-2 px-2.5 align-middle'
const FIRST = 'sticky start-0 border-e border-line text-start'

/**
 * Records as a laboratory sheet: measures are rows, records columns, the newest first. What is not shared is one hatched
 * row, what was not measured a cell.
 */
export function RecordsSheet(props: Props): ReactNode {
  const { caption, records, units = STORED_UNITS, height = 'max-h-[70dvh]' } = props
  const t = useT('healthShared')
  const locale = useLocale()
  const rows = sheetRows(records, units, locale)
  return (
    <div className="grid min-w-0 gap-2">
      <TableFrame caption={caption} className={height}>
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, FIRST, 'z-3')}>
              {t('healthShared.records.measure')}
            </th>
            <th scope="col" className={cx(HEAD, 'hidden text-start font-medium sm:table-cell')}>
              {t('healthShared.records.course')}
            </th>
            {records.items.map((record) => (
              <th key={record.id} scope="col" className={cx(HEAD, 'text-end whitespace-nowrap')}>
                {shortDay(record.recordDate, locale)}
                <span className="block text-xs font-normal text-ink-soft">
                  {t('healthShared.records.record', { id: record.id.slice(0, 8) })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {rows.map((row) => (
            <Row key={row.name} row={row} columns={records.items.length} />
          ))}
        </tbody>
      </TableFrame>
      <p className="flex flex-wrap gap-x-5 text-xs text-ink-soft">
        <span>{t('healthShared.records.na', { na: t('healthShared.na') })}</span>
        <span>
          {t('healthShared.records.notShared', { notShared: t('healthShared.notShared') })}
        </span>
      </p>
    </div>
  )
}

function Row({ row, columns }: { row: SheetRow; columns: number }): ReactNode {
  const t = useT('healthShared')
  const { name, cells, course, unit } = row
  return (
    <tr>
      <th
        scope="row"
        className={cx(
          CELL,
          FIRST,
          'z-1 bg-surface font-medium max-sm:max-w-34 max-sm:whitespace-normal',
        )}
      >
        {t(`healthShared.row.${name}`)}{' '}
        {unit && (
          <span className="block text-xs font-normal text-ink-soft sm:inline">
            {unitText(row, t)}
          </span>
        )}
      </th>
      {cells === null ? (
        <td colSpan={columns + 1} className={cx(CELL, 'text-start! hatched')}>
          {/* In view wherever the sheet is scrolled to. */}
          <span className="sticky start-2.5">
            <NotShared />
          </span>
        </td>
      ) : (
        <>
          <td className={cx(CELL, 'hidden sm:table-cell')}>
            {course.length > 1 && (
              <Sparkline
                points={course.map((value, at) => ({ at, value }))}
                className="h-6! w-16"
              />
            )}
          </td>
          {cells.map((cell, index) => (
            // The columns are the records, in their order.
            <td key={index} className={cx(CELL, index === 0 && cell !== null && 'font-medium')}>
              {cell ?? <span className="text-ink-soft">{t('healthShared.na')}</span>}
            </td>
          ))}
        </>
      )}
    </tr>
  )
}

/** The mark of a value that its owner does not share. */
export function NotShared(): ReactNode {
  const t = useT('healthShared')
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 py-0.5 text-xs text-ink-soft">
      <Lock aria-hidden="true" className="size-3.5 shrink-0" />
      {t('healthShared.notShared')}
    </span>
  )
}

function unitText({ quantity, unit }: SheetRow, t: T<'healthShared'>): string {
  if (quantity === 'rate') return t('healthShared.unit.rate')
  return quantity === 'ratio' ? '' : (unit ?? '')
}
