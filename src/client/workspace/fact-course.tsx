import type { ReactNode } from 'react'
import type { FactPoint } from '#lib/questionnaires/fact.ts'
import { SCALE_MAX } from '#lib/questionnaires/scale.ts'
import { Sparkline } from '#ui/sparkline.tsx'

/** The course of a scale in a row, which states its figures in words. */
export const FactCourse = ({ points }: { points: readonly FactPoint[] }): ReactNode => (
  <Sparkline
    range={[0, SCALE_MAX]}
    points={points.map(({ at, value }) => ({ at: Date.parse(at), value }))}
    className="h-6! w-16"
  />
)
