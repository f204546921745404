import type { ReactNode } from 'react'
import type { ExerciseVideo } from '#lib/videos/schemas.ts'
import { poseOf } from '#lib/videos/poses/pose-of.ts'

/** A head is a dot as wide as its stroke. */
const widthOf = (part: string) => (part === 'head' ? 14 : 7.5)

/** An exercise as the library draws it (`src/components/videos/figure.astro`). */
export function Figure({ video }: { video: Pick<ExerciseVideo, 'name' | 'section'> }): ReactNode {
  const { head, props, far, works, ...limbs } = poseOf(video)
  const parts = {
    legs: limbs.legs,
    torso: limbs.torso,
    arms: limbs.arms,
    head: `M${head[0]} ${head[1]}h.01`,
  }
  return (
    <svg
      viewBox="0 0 160 90"
      className="block w-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="7.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M-4 79.5h11l3-6 4.5 10 4.5-10 3 6h142" strokeWidth="2.5" className="stroke-pine" />
      {props && <path d={props} strokeWidth="2.5" opacity="0.4" />}
      {far && <path d={far} opacity="0.2" />}
      <g opacity="0.4">
        {Object.entries(parts)
          .filter(([part]) => part !== works)
          .map(([part, d]) => (
            <path key={part} d={d} strokeWidth={widthOf(part)} />
          ))}
      </g>
      <path d={parts[works]} strokeWidth={widthOf(works)} />
    </svg>
  )
}
