import { useId, type ReactNode } from 'react'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { BasicsList } from '#client/health/basics-list.tsx'
import { NotShared } from '#client/health/records-sheet.tsx'
import { NotesContent } from '#client/health/section-content.tsx'
import { shortDay } from '#client/health/short-day.ts'
import { MEASURES, type MeasureName } from '#lib/health/measures.ts'
import { STORED_UNITS, unitFor } from '#lib/health/quantities.ts'
import { showMeasure } from '#lib/health/reading.ts'
import type { SeriesPoint } from '#lib/health/schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import * as workspace from '#lib/workspace/calls.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { HdcRead } from './hdc-read.tsx'
import { measuresShown, NEWEST, newestWith, type NewestName } from './newest.ts'

type Props = { client: workspaceSchemas.Client }

/** Who a client is, the newest values as far as they are shared, and the shared notes. */
export function HdcProfile({ client }: Props): ReactNode {
  const t = useT('dashboardClients')
  const history = useRead(workspace.getClientHistory, { params: { id: client.id } }, ONCE)
  return (
    <HdcRead read={history}>
      {(data) => (
        <div className="grid min-w-0 gap-6">
          <BasicsList history={data} />
          <Part title={t('dashboardClients.hdc.measures')}>
            <NewestValues client={client} shown={data.shown} />
          </Part>
          <Part title={t('dashboardClients.hdc.notes')}>
            {data.notes ? (
              <NotesContent content={data.notes.content} />
            ) : (
              <p className="text-sm text-ink-soft">{t('dashboardClients.hdc.noNotes')}</p>
            )}
          </Part>
        </div>
      )}
    </HdcRead>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}

type ShownProps = { shown: SharedHistory['shown'] }

function NewestValues({ client, shown }: Props & ShownProps) {
  const measures = measuresShown(shown)
  const series = useRead(
    workspace.getClientSeries,
    {
      params: { id: client.id },
      query: { measures: measures.join(',') },
    },
    { ...ONCE, enabled: measures.length > 0 },
  )
  if (measures.length === 0) return <NewestList shown={shown} points={[]} />
  return (
    <HdcRead read={series}>{({ items }) => <NewestList shown={shown} points={items} />}</HdcRead>
  )
}

function NewestList({ shown, points }: ShownProps & { points: readonly SeriesPoint[] }) {
  const t = useT('dashboardClients', 'healthShared')
  const locale = useLocale()
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-x-5 gap-y-3 text-sm">
      {NEWEST.map(({ name, flag, measures: needed }) => {
        const newest = newestWith(points, needed)
        return (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-ink-soft">{t(`dashboardClients.hdc.${name}`)}</dt>
            <dd className="font-medium wrap-anywhere">
              {!shown.includes(flag) ? (
                <NotShared />
              ) : newest ? (
                t('dashboardClients.hdc.newest', {
                  value: valueText(name, newest.values, { t, locale }),
                  date: shortDay(newest.recordDate, locale),
                })
              ) : (
                t('healthShared.na')
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function valueText(
  name: NewestName,
  values: readonly number[],
  { t, locale }: { t: T<'dashboardClients' | 'healthShared'>; locale: Locale },
): string {
  const show = (measure: MeasureName, index = 0) =>
    showMeasure(
      values[index] ?? 0,
      measure,
      unitFor(MEASURES[measure].quantity, STORED_UNITS),
      locale,
    )
  switch (name) {
    case 'bloodPressure':
      return t('dashboardClients.hdc.pressure', {
        upper: show('systolicBp'),
        lower: show('diastolicBp', 1),
      })
    case 'heartRate':
      return t('dashboardClients.hdc.beats', { value: show('restingHeartRate') })
    case 'glucose':
      return t('dashboardClients.hdc.sugar', { value: show('fastingGlucose') })
  }
}
