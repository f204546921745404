import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { DATE_ORDERS, type DateOrder } from '#lib/health/import/dates.ts'
import { DECIMAL_SIGNS, type DecimalSign } from '#lib/health/import/numbers.ts'
import type { Delimiter } from '#lib/health/import/read-file.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Problem } from '#ui/problem.tsx'
import { ColumnRow } from './column-row.tsx'
import { Preview } from './preview.tsx'
import { fileProblemText } from './row-text.ts'
import type { OpenFile, useFile } from './use-file.ts'

type Props = {
  source: ReturnType<typeof useFile>
  onBack: () => void
  onNext: () => void
}

/** The names of delimiters, which are texts of signs. */
const DELIMITER_NAMES = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
} as const satisfies Record<Delimiter, string>
const DECIMAL_NAMES = { '.': 'point', ',': 'comma' } as const satisfies Record<DecimalSign, string>

/** How the file is read: everything is guessed, and can be changed. */
export function MatchStep({ source, onBack, onNext }: Props): ReactNode {
  const t = useT('healthData')
  const locale = useLocale()
  const { file, problem, change, setDelimiter, wrong, read } = source
  if (!file) return null
  const { csv, matching } = file
  const { unsure } = matching
  const check = (isUnsure: boolean) =>
    isUnsure ? (
      <Badge tone="attention" icon={TriangleAlert}>
        {t('healthData.import.match.check')}
      </Badge>
    ) : undefined
  return (
    <>
      <p className="max-w-[62ch]">{t('healthData.import.match.text')}</p>
      {csv?.isJoined && <p className="max-w-[62ch]">{t('healthData.import.match.joined')}</p>}
      {csv ? (
        <Signs {...{ csv, matching, change, setDelimiter, check }} />
      ) : (
        <p className="max-w-[62ch]">{t('healthData.import.match.apple')}</p>
      )}
      <section aria-labelledby="import-columns" className="grid gap-2">
        <h3 id="import-columns" className="font-sans text-base font-medium tracking-normal">
          {t('healthData.import.match.columns')}
        </h3>
        <ul className="rounded-card border border-line">
          {matching.columns.map((_, index) => (
            <ColumnRow
              key={index}
              {...{ file, index }}
              aside={check(unsure.units.includes(index))}
              onChange={(columns) => change({ columns })}
            />
          ))}
        </ul>
      </section>
      {read && <Preview read={read} />}
      <Problem>
        {wrong
          ? t(`healthData.import.match.wrong.${wrong}`)
          : problem && fileProblemText(t, problem, locale)}
      </Problem>
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onBack}>
          {t('healthData.import.back')}
        </Button>
        <Button disabled={wrong !== null} onClick={onNext}>
          {t('healthData.import.match.next')}
        </Button>
      </div>
    </>
  )
}

type SignsProps = Pick<ReturnType<typeof useFile>, 'change' | 'setDelimiter'> & {
  csv: NonNullable<OpenFile['csv']>
  matching: OpenFile['matching']
  check: (isUnsure: boolean) => ReactNode
}

/** The signs between cells and in numbers, and the order of dates. */
function Signs({ csv, matching, change, setDelimiter, check }: SignsProps): ReactNode {
  const t = useT('healthData')
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label={t('healthData.import.match.delimiter')}>
        <Select
          value={csv.delimiter}
          onChange={(event) => void setDelimiter(event.target.value as Delimiter)}
        >
          {Object.entries(DELIMITER_NAMES).map(([sign, name]) => (
            <option key={name} value={sign}>
              {t(`healthData.import.match.delimiters.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('healthData.import.match.decimal')} aside={check(matching.unsure.decimal)}>
        <Select
          value={matching.decimal}
          onChange={(event) => change({ decimal: event.target.value as DecimalSign })}
        >
          {DECIMAL_SIGNS.map((sign) => (
            <option key={sign} value={sign}>
              {t(`healthData.import.match.decimals.${DECIMAL_NAMES[sign]}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('healthData.import.match.dates')} aside={check(matching.unsure.dateOrder)}>
        <Select
          value={matching.dateOrder}
          onChange={(event) => change({ dateOrder: event.target.value as DateOrder })}
        >
          {DATE_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`healthData.import.match.orders.${order}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
