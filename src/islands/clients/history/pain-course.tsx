import { useId, type ReactNode } from 'react'
import { shortDate } from '#client/health/days.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { PAIN_MAX } from '#lib/health/discipline.ts'
import type { FactPoint } from '#lib/questionnaires/fact.ts'
import { localDay } from '#lib/timers/days.ts'
import { placePoints } from '#ui/spark-path.ts'
import { Sparkline } from '#ui/sparkline.tsx'

/** Side by side, however far apart they were written. */
const placesOf = (points: readonly FactPoint[]) => points.map(({ value }, at) => ({ at, value }))
const RANGE = [0, PAIN_MAX] as const
const AXIS = [PAIN_MAX, PAIN_MAX / 2, 0]

/** The pain that the section has stated, oldest first. */
export function PainCourse({ points }: { points: readonly FactPoint[] }): ReactNode {
  const t = useT('clientHistory')
  const locale = useLocale()
  const id = useId()
  const places = placesOf(points)
  const placed = placePoints(places, RANGE)
  const dayOf = ({ at }: FactPoint) => shortDate(localDay(new Date(at)), locale)
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 id={id} className="text-base">
        {t('clientHistory.course.title')}
      </h3>
      <div className="pain-course">
        {AXIS.map((level, at) => (
          <span key={level} aria-hidden="true" className="axis" style={{ top: `${8 + at * 42}%` }}>
            {level}
          </span>
        ))}
        <Sparkline range={RANGE} points={places} className="h-full!" />
        <ol>
          {points.map((point, at) => (
            <li
              // Two versions may be of one instant.
              key={at}
              style={{ left: `${placed[at]!.x}%`, top: `${placed[at]!.high}%` }}
            >
              <span aria-hidden="true">{point.value}</span>
              <span className="sr-only">
                {t('clientHistory.course.point', { date: dayOf(point), level: point.value })}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p aria-hidden="true" className="ms-7 flex justify-between text-xs text-ink-soft">
        <span>{dayOf(points[0]!)}</span>
        <span>{dayOf(points.at(-1)!)}</span>
      </p>
    </section>
  )
}
