import type { GeneralT, StageT } from './texts.ts'

const two = (value: number) => String(value).padStart(2, '0')

/**
 * A duration as a clock shows it.
 *
 * @example clockText(75) // '1:15'
 * @example clockText(3_675) // '1:01:15'
 */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = two(seconds % 60)
  if (minutes < 60) return `${minutes}:${rest}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}

/** A lap with its hundredths, as the language writes them: `1:15,04`, `1:15.04`. */
export function lapText(milliseconds: number, t: GeneralT): string {
  const hundredths = Math.floor(milliseconds / 10)
  return t('timers.laps.exact', {
    time: clockText(Math.floor(hundredths / 100)),
    rest: two(hundredths % 100),
  })
}

/** A duration in words, as a screen reader should say it: "1 minuto y 15 segundos". */
export function spokenDuration(seconds: number, t: StageT): string {
  const parts = [
    [Math.floor(seconds / 3_600), 'timers.stage.hours'],
    [Math.floor(seconds / 60) % 60, 'timers.stage.minutes'],
    [seconds % 60, 'timers.stage.seconds'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, key]) => t(key, { count }))
  if (said.length === 0) return t('timers.stage.seconds', { count: 0 })
  return said.reduce((first, second) => t('timers.stage.and', { first, second }))
}
