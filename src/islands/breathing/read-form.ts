import { typedIn } from '#islands/timers/native-fields.ts'
import {
  BREATH_PARTS,
  BREATHING_CYCLES,
  BREATHING_DEFAULT,
  BREATHING_LIMITS,
  PATTERN_NAMES,
  type BreathingConfig,
  type BreathPart,
} from '#lib/timers/breathing.ts'
import { readWhole } from '#lib/timers/whole-number.ts'

export type WrongParts = Partial<Record<BreathPart, true>>

export type BreathingReading = { config: BreathingConfig; wrong: WrongParts }

/** Parses the form: the settings and the invalid fields, which only the custom rhythm can have. */
export function readBreathingForm(data: FormData): BreathingReading {
  const pattern = PATTERN_NAMES.find((name) => name === data.get('pattern'))
  const cycles = BREATHING_CYCLES.find((count) => String(count) === data.get('cycles'))
  const config: BreathingConfig = {
    ...BREATHING_DEFAULT,
    ...(pattern && { pattern }),
    ...(cycles !== undefined && { cycles }),
  }
  const wrong: WrongParts = {}
  for (const part of BREATH_PARTS) {
    const seconds = readWhole(typedIn(data.get(part)), BREATHING_LIMITS[part])
    if (seconds !== null) config[part] = seconds
    else if (config.pattern === 'custom') wrong[part] = true
  }
  return { config, wrong }
}
