import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { cellText } from '#lib/health/csv/cell.ts'
import type { ColumnMatch } from '#lib/health/import/guess.ts'
import {
  importUnitsOf,
  type ImportColumn,
  type ImportUnit,
} from '#lib/health/import/import-columns.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { CHOICES, columnName } from './row-text.ts'
import type { OpenFile } from './use-file.ts'

type Props = {
  file: OpenFile
  index: number
  /** At the unit, when it was chosen without evidence. */
  aside: ReactNode
  onChange: (columns: ColumnMatch[]) => void
}

const SAMPLES = 3

/** A column of the file: its name, some of its cells, what it holds and in which unit. */
export function ColumnRow({ file, index, aside, onChange }: Props): ReactNode {
  const t = useT('fields', 'health', 'healthBands', 'healthData', 'healthRegister')
  const { table, matching } = file
  const match = matching.columns[index]!
  const header = table.header[index]?.trim()
  const name = header || t('healthData.import.match.column', { number: index + 1 })
  const units = match.column ? importUnitsOf(match.column) : []
  const put = (next: ColumnMatch) => onChange(matching.columns.with(index, next))
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line p-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem] sm:items-end">
      <p className="min-w-0 wrap-anywhere">
        <b>{name}</b>
        <span className="block text-sm text-ink-soft">{samplesOf(table.rows, index)}</span>
      </p>
      <Field label={t('healthData.import.match.holds', { name })} hideLabel>
        <Select
          value={match.column ?? ''}
          onChange={(event) => {
            const column = (event.target.value || null) as ImportColumn | null
            put({ column, unit: (column && importUnitsOf(column)[0]) ?? null })
          }}
        >
          <option value="">{t('healthData.import.match.leave')}</option>
          {CHOICES.map((column) => (
            <option key={column} value={column}>
              {columnName(column, t)}
            </option>
          ))}
        </Select>
      </Field>
      {units.length > 1 && (
        <Field
          label={t('healthData.import.match.unit', { name })}
          hideLabel
          aside={aside || undefined}
        >
          <Select
            value={match.unit ?? ''}
            onChange={(event) => put({ ...match, unit: event.target.value as ImportUnit })}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </li>
  )
}

/** The first cells that hold anything. */
function samplesOf(rows: readonly (readonly string[])[], index: number): string {
  const samples: string[] = []
  for (const row of rows) {
    const text = cellText(row[index] ?? '').trim()
    if (text !== '') samples.push(text.slice(0, 40))
    if (samples.length === SAMPLES) break
  }
  return samples.join(' · ')
}
