import type { T } from '#lib/i18n/t.ts'

/** A duration in abbreviated units: "1 min 20 s". */
export function timeText(seconds: number, t: T<'breathing'>): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return t('breathing.timeSeconds', { seconds: rest })
  if (rest === 0) return t('breathing.timeMinutes', { minutes })
  return t('breathing.time', { minutes, seconds: rest })
}
