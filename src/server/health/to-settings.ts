import type { SettingsRow } from '#db/queries/health/settings.ts'
import { INITIAL_SETTINGS, type Settings } from '#lib/health/settings.ts'

/** The settings as their owner reads them: complete, whatever was saved. */
export function toSettings(row: SettingsRow | null): Settings {
  if (!row) return INITIAL_SETTINGS
  return { ...row, units: { ...INITIAL_SETTINGS.units, ...row.units } }
}
