import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import {
  diseaseName,
  diseasesOf,
  objectiveName,
  pastDiagnosesOf,
} from '#client/health/basics-text.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { formatDate } from '#lib/format/date.ts'
import { useCentre } from '../../kit/centre.tsx'
import { KINDS, measuresOf, unitName, type Kind } from '#client/health/kinds.ts'
import { numberText, type Writing } from '../../kit/value-text.ts'
import type { ReportTable } from './report.ts'

const HEADING = 'mb-2 text-lg'
const CELL = 'border-b border-line px-2 py-1 text-start align-top'

type ProfileProps = { history: HealthHistory }

/** Who the report is about. */
export function ReportProfile({ history }: ProfileProps): ReactNode {
  const t = useT('healthData', 'healthShared')
  const locale = useLocale()
  const { age, birthDate, gender } = history
  const facts = [
    birthDate && [
      t('healthData.print.birth'),
      `${formatDate(birthDate, locale)}${age === null ? '' : ` (${t('healthShared.basics.years', { count: age })})`}`,
    ],
    gender && [t('healthShared.basics.sex'), t(`healthShared.gender.${gender}`)],
    [
      t('healthShared.basics.diseases'),
      diseasesOf(history)
        .map((name) => diseaseName(name, t))
        .join(', ') || t('healthShared.basics.noDiseases'),
    ],
    [t('healthShared.basics.pastDiagnoses'), pastDiagnosesOf(history)],
    [t('healthShared.basics.injuries'), history.pastInjuries],
    [t('healthShared.basics.allergies'), history.allergiesIntolerances],
    [
      t('healthShared.basics.objectives'),
      history.objectives.map((name) => objectiveName(name, t)).join(', '),
    ],
  ].filter((fact): fact is [string, string] => Array.isArray(fact) && fact[1] !== '')
  return (
    <section>
      <h4 className={HEADING}>{t('healthData.print.part.profile')}</h4>
      <dl className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)]">
        {facts.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The newest value of each kind, with its day. */
export function ReportLatest(): ReactNode {
  const t = useT('health', 'healthBands', 'healthData')
  const locale = useLocale()
  const { overview } = useCentre()
  const { measures, settings } = overview
  const writing: Writing = { t, locale, units: settings.units }
  const last = (name: string) => measures.find(({ measure }) => measure === name)?.points.at(-1)
  const rows = KINDS.flatMap((kind) => {
    const points = measuresOf(kind).map((name) => last(name))
    const [first] = points
    if (!first || points.includes(undefined)) return []
    const numbers = measuresOf(kind).map((name, i) => numberText(points[i]!.value, name, writing))
    return [{ kind, text: numbers.join('/'), date: first.recordDate }]
  })
  return (
    <section>
      <h4 className={HEADING}>{t('healthData.print.part.latest')}</h4>
      <table className="w-full text-sm tabular">
        <tbody>
          {rows.map(({ kind, text, date }) => (
            <tr key={kind}>
              <th scope="row" className={`${CELL} font-normal`}>
                {t(`health.measure.${kind}`)}
              </th>
              <td className={`${CELL} text-end!`}>
                <b>{text}</b> {unitName(kind, settings.units, t)}
              </td>
              <td className={`${CELL} text-end! text-ink-soft`}>{formatDate(date, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The records of a group: days are rows, kinds are columns. */
export function ReportRecords({ table }: { table: ReportTable }): ReactNode {
  const t = useT('health', 'healthBands', 'healthRegister')
  const locale = useLocale()
  const { overview } = useCentre()
  const { units } = overview.settings
  const writing: Writing = { t, locale, units }
  const cell = (record: HealthRecord, kind: Kind) => {
    const names = measuresOf(kind)
    if (names.some((name) => record[name] === null)) return ''
    return names.map((name) => numberText(record[name]!, name, writing)).join('/')
  }
  return (
    <section>
      <h4 className={HEADING}>{t(`health.group.${table.group}`)}</h4>
      <div className="report-table overflow-x-auto">
        <table className="w-full text-sm tabular">
          <thead>
            <tr>
              <th scope="col" className={CELL}>
                {t('healthRegister.date.label')}
              </th>
              {table.kinds.map((kind) => (
                <th key={kind} scope="col" className={`${CELL} text-end!`}>
                  {t(`health.measure.${kind}`)}{' '}
                  <span className="block text-xs font-normal text-ink-soft">
                    {unitName(kind, units, t)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.records.map((record) => (
              <tr key={record.id}>
                <th scope="row" className={`${CELL} font-normal whitespace-nowrap`}>
                  {formatDate(record.recordDate, locale)}
                </th>
                {table.kinds.map((kind) => (
                  <td key={kind} className={`${CELL} text-end!`}>
                    {cell(record, kind)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type NotesProps = { records: readonly HealthRecord[] }

/** What was noted, by day. */
export function ReportNotes({ records }: NotesProps): ReactNode {
  const t = useT('healthData')
  const locale = useLocale()
  const noted = records.filter(({ note }) => note !== null)
  if (noted.length === 0) return null
  return (
    <section>
      <h4 className={HEADING}>{t('healthData.print.part.notes')}</h4>
      <dl className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)]">
        {noted.map(({ id, recordDate, note }) => (
          <div key={id} className="contents">
            <dt className="text-ink-soft">{formatDate(recordDate, locale)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
