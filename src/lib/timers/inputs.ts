import {
  type EmomConfig,
  LIMITS,
  STRENGTH_WHEN_EMPTY,
  type StrengthConfig,
} from './config-values.ts'
import { clampWhole, readWhole } from './whole-number.ts'

/** What was typed into the four fields of the strength timer, moved into their limits. */
export function strengthFromInputs(typed: Record<keyof typeof STRENGTH_WHEN_EMPTY, string>) {
  const field = (name: keyof typeof STRENGTH_WHEN_EMPTY) =>
    clampWhole(typed[name], LIMITS.strength[name], STRENGTH_WHEN_EMPTY[name])
  return {
    mode: 'strength',
    rounds: field('rounds'),
    cycles: field('cycles'),
    rest: field('rest'),
    roundRest: field('roundRest'),
  } satisfies StrengthConfig
}

/** Seconds from the two fields of a duration, an empty one as 0; null when 0:00 or not 0 to 59 each. */
export function clockSeconds(minutes: string, seconds: string): number | null {
  const whole = readWhole(minutes.trim() || '0', LIMITS.clock.minutes)
  const rest = readWhole(seconds.trim() || '0', LIMITS.clock.seconds)
  if (whole === null || rest === null) return null
  return whole * 60 + rest || null
}

/** An EMOM in which one of work and rest is set, and the other becomes what is left of the minute. */
export function setEmom(config: EmomConfig, part: 'work' | 'rest', seconds: number): EmomConfig {
  const value = clampWhole(seconds, LIMITS.emom[part], config[part])
  return part === 'work'
    ? { ...config, work: value, rest: 60 - value }
    : { ...config, work: 60 - value, rest: value }
}
