import { Check, CircleDot, Clock, GlassWater, Waves, Zap, type LucideIcon } from 'lucide-react'
import type { StagePhase } from './phases.ts'

/** An icon for each phase, so that phases do not differ by colour only. */
export const PHASE_ICONS: Readonly<Record<StagePhase | 'finished', LucideIcon>> = {
  prepare: Clock,
  work: Zap,
  rest: Waves,
  'round-rest': GlassWater,
  meditate: CircleDot,
  finished: Check,
}
