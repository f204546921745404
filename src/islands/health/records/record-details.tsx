import { Eye, EyeOff, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatMoment } from '#lib/format/moment.ts'
import {
  DERIVED_NAMES,
  GROUPS,
  MEASURED_NAMES,
  MEASURES,
  type MeasureName,
} from '#lib/health/measures.ts'
import { unitFor } from '#lib/health/quantities.ts'
import { showMeasure } from '#lib/health/reading.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { useCentre } from '../kit/centre.tsx'
import { unitText } from '#client/health/kinds.ts'
import { firstName, flagsText } from '../kit/record-form/sees-text.ts'
import { namesIn, whoSees } from '../kit/record-form/who-sees.ts'
import { useRecordList } from './context.ts'

/** All values of a record by group, with what is missing beside them and what is derived; who sees it; its deletion. */
export function RecordDetails({ record }: { record: HealthRecord }): ReactNode {
  const t = useT('health', 'healthRecords')
  const locale = useLocale()
  const { remove } = useRecordList()
  const derived = DERIVED_NAMES.filter((name) => record[name] !== null)
  return (
    <div className="grid gap-4 pt-3 pb-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-5">
        {GROUPS.map((group) => {
          const names = MEASURED_NAMES.filter((name) => MEASURES[name].group === group)
          const isThere = names.some((name) => record[name] !== null)
          return (
            isThere && (
              <Values
                key={group}
                title={t(`health.group.${group}`)}
                names={names}
                record={record}
              />
            )
          )
        })}
        {derived.length > 0 && (
          <Values title={t('healthRecords.derived')} names={derived} record={record} isDerived />
        )}
      </div>
      {/* By it the records of one day are ordered. */}
      <p className="text-sm text-ink-soft">
        {t('healthRecords.written', { moment: formatMoment(record.createdAt, locale) })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SeenBy record={record} />
        <Button variant="refuse" size="sm" onClick={() => remove(record)}>
          <Trash2 aria-hidden="true" className="size-4.5" />
          {t('healthRecords.remove.open')}
        </Button>
      </div>
    </div>
  )
}

type ValuesProps = {
  title: string
  names: readonly MeasureName[]
  record: HealthRecord
  isDerived?: boolean
}

function Values({ title, names, record, isDerived = false }: ValuesProps): ReactNode {
  const t = useT('health')
  const locale = useLocale()
  const { overview } = useCentre()
  return (
    <div>
      <h4 className="pb-1.5 text-xs font-medium text-ink-soft">{title}</h4>
      <dl>
        {names.map((name) => {
          const value = record[name]
          const { quantity } = MEASURES[name]
          const unit = unitFor(quantity, overview.settings.units)
          return (
            <div
              key={name}
              className={cx(
                'flex justify-between gap-4 border-t border-line py-1.5 text-sm',
                isDerived && 'border-dashed',
              )}
            >
              <dt>
                {isDerived && <span aria-hidden="true">= </span>}
                {t(`health.measure.${name}`)}
              </dt>
              <dd className="text-end tabular">
                {value === null ? (
                  <span className="text-ink-soft">{t('health.na')}</span>
                ) : (
                  <>
                    <b>{showMeasure(value, name, unit, locale)}</b> {unitText(unit, quantity, t)}
                  </>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

/** Who may see it now. */
function SeenBy({ record }: { record: HealthRecord }): ReactNode {
  const t = useT('health', 'healthBands', 'healthRecords')
  const locale = useLocale()
  const { authorizations } = useRecordList()
  if (!authorizations) return null
  const { viewers } = whoSees(authorizations, namesIn(record))
  const who = viewers
    .map(({ authorization, flags }) =>
      t('healthRecords.seen.who', {
        name: firstName(authorization.professional, t),
        what: flagsText(flags, { t, locale }),
      }),
    )
    .join(' ')
  const Icon = viewers.length > 0 ? Eye : EyeOff
  return (
    <p className="flex min-w-52 flex-1 items-center gap-2.5 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {who || t('healthRecords.seen.onlyYou')}
    </p>
  )
}
