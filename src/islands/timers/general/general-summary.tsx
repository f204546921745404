import { useT } from '#client/texts/use-t.ts'
import { clockText } from '#lib/format/clock-text.ts'
import type { T } from '#lib/i18n/t.ts'
import { planOf, type TimerConfig } from '#lib/timers/configs.ts'
import { PREPARATION_SECONDS, totalSeconds } from '#lib/timers/plan.ts'
import { Summary } from '../summary.tsx'

/** The total time, or the rounds, before the start; a placeholder while a field is invalid. */
export function GeneralSummary({ config }: { config: TimerConfig | null }) {
  const t = useT('timers')
  const plan = config && planOf(config)
  const total = plan && totalSeconds(plan)
  const open = plan !== null && total === null
  const rounds = config?.mode === 'afap' ? config.rounds : null
  const label = open ? t('timers.settings.openTotal') : t('timers.settings.total')
  const value = rounds === null ? clockText(total ?? 0) : `× ${rounds}`
  return (
    <Summary
      phase="work"
      label={label}
      value={config ? value : '–:––'}
      plan={plan}
      note={preparationText(config, t)}
    />
  )
}

function preparationText(config: TimerConfig | null, t: T<'timers'>): string | undefined {
  const seconds = config?.preparation ?? PREPARATION_SECONDS
  return seconds === 0 ? undefined : t('timers.settings.preparation', { count: seconds })
}
