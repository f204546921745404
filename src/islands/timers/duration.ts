import { clockText, twoDigits } from '#lib/format/clock-text.ts'
import type { T } from '#lib/i18n/t.ts'

/** A lap time with hundredths, formatted for the language: `1:15,04`, `1:15.04`. */
export function lapText(milliseconds: number, t: T<'generalTimer'>): string {
  const hundredths = Math.floor(milliseconds / 10)
  return t('generalTimer.laps.exact', {
    time: clockText(Math.floor(hundredths / 100)),
    rest: twoDigits(hundredths % 100),
  })
}

/** A duration in words for screen readers: "1 minuto y 15 segundos". */
export function spokenDuration(seconds: number, t: T<'timers'>): string {
  const parts = [
    [Math.floor(seconds / 3_600), 'timers.stage.hours'],
    [Math.floor(seconds / 60) % 60, 'timers.stage.minutes'],
    [seconds % 60, 'timers.stage.seconds'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, key]) => t(key, { count }))
  if (said.length === 0) return t('timers.stage.seconds', { count: 0 })
  return said.reduce((first, second) => t('timers.stage.and', { first, second }))
}
