import type { ReactNode } from 'react'
import { Pulse } from '#ui/pulse.tsx'
import { Tide } from '#ui/tide.tsx'

type Props = {
  /** How much is done, 0 to 100. */
  level: number
  /** On the pulse line: who or what comes next. */
  bead: ReactNode
  children: ReactNode
}

/** The end of the sheet: the tide says how much is done. Its colours are the same in both themes. */
export function TidePanel({ level, bead, children }: Props): ReactNode {
  return (
    <div className="relative isolate -mx-5 -mt-2 -mb-5 flex flex-1 flex-col overflow-hidden bg-[color-mix(in_oklab,var(--color-citrus)_34%,white)] px-5 pb-6 text-on-citrus">
      <Tide level={level} />
      <div className="relative -mx-5 mt-3 mb-8 h-32">
        <Pulse at="1.25rem" scale={2.4} className="absolute top-8 text-on-citrus!" />
        <span className="absolute end-5 top-1.5 grid size-28 place-items-center overflow-hidden rounded-full bg-on-citrus text-citrus ring-6 ring-on-citrus">
          {bead}
        </span>
      </div>
      <div className="mt-auto grid gap-3">{children}</div>
    </div>
  )
}
