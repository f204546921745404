import { Check, CircleDot, Clock, GlassWater, Waves, Zap, type LucideIcon } from 'lucide-react'
import type { StagePhase } from './phases.ts'

/** A phase by its shape, for those who do not tell colours apart. */
export const PHASE_ICONS: Readonly<Record<StagePhase | 'finished', LucideIcon>> = {
  prepare: Clock,
  work: Zap,
  rest: Waves,
  'round-rest': GlassWater,
  meditate: CircleDot,
  finished: Check,
}
