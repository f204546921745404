import { useRef } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Look } from '../runner.ts'
import { BreathRing } from './breath-ring.tsx'
import { BREATH_WORDS, isBreath, type BreathKind } from './labels.ts'
import { SecondsStrip } from './seconds-strip.tsx'
import { useBreathMotion } from './use-breath-motion.ts'

type Props = {
  view: Look
  /** The longest phase of the plan, in seconds. */
  longest: number
}

const KINDS = Object.keys(BREATH_WORDS) as readonly BreathKind[]

/** The animated circle, with the instruction and the seconds left. Visual only. */
export function BreathCircle({ view, longest }: Props) {
  const t = useT('breathing', 'timers')
  const orb = useRef<HTMLDivElement>(null)
  useBreathMotion(orb, view)
  const { phase, phaseLeftMs, status } = view
  const kind = isBreath(phase?.kind) ? phase.kind : null
  const left = Math.ceil((phaseLeftMs ?? 0) / 1_000)
  const seconds = phase?.seconds ?? 0
  const words = status === 'finished' ? 'done' : status === 'paused' ? 'paused' : kind

  return (
    <div className="breath-circle" aria-hidden="true">
      <div ref={orb} className="breath-orb" data-testid="breath-orb">
        <span />
        <span />
        <span />
      </div>
      <BreathRing seconds={seconds} gone={seconds - left} />
      <div className="breath-words">
        {KINDS.map((each) => (
          <span key={each} data-on={words === each || undefined}>
            {t(BREATH_WORDS[each])}
          </span>
        ))}
        <span data-on={words === 'paused' || undefined}>{t('timers.phase.paused')}</span>
        <span data-on={words === 'done' || undefined}>{t('breathing.done')}</span>
      </div>
      {kind && <SecondsStrip value={left} max={longest} />}
    </div>
  )
}
