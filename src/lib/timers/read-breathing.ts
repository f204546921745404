import {
  BREATH_PARTS,
  BREATHING_CYCLES,
  BREATHING_DEFAULT,
  BREATHING_LIMITS,
  type BreathingConfig,
  PATTERN_NAMES,
} from './breathing.ts'
import { readWhole } from './whole-number.ts'

/**
 * A configuration from outside (storage, a link): a missing field has its default; null when a value is
 * broken or beyond its limits.
 */
export function readBreathingConfig(value: unknown): BreathingConfig | null {
  if (typeof value !== 'object' || value === null) return null
  const fields: Record<string, unknown> = { ...BREATHING_DEFAULT, mode: undefined, ...value }
  const pattern = PATTERN_NAMES.find((name) => name === fields['pattern'])
  const whole = readWhole(fields['cycles'], { min: 0, max: 99 })
  const cycles = BREATHING_CYCLES.find((count) => count === whole)
  if (fields['mode'] !== 'breathing' || pattern === undefined || cycles === undefined) return null
  const config: BreathingConfig = { ...BREATHING_DEFAULT, pattern, cycles }
  for (const part of BREATH_PARTS) {
    const seconds = readWhole(fields[part], BREATHING_LIMITS[part])
    if (seconds === null) return null
    config[part] = seconds
  }
  return config
}
