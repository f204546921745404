import { useT } from '#client/texts/use-t.ts'
import { clockText } from '#lib/format/clock-text.ts'
import { planOf, type TimerConfig } from '#lib/timers/configs.ts'
import { totalSeconds } from '#lib/timers/plan.ts'
import { Summary } from '../summary.tsx'
import { ClockButtons } from './clock-buttons.tsx'

type Props = { config: TimerConfig | null; onChange: (config: TimerConfig) => void }

/** The total time, or the rounds, before the start; a placeholder while a field is invalid. */
export function GeneralSummary({ config, onChange }: Props) {
  const t = useT('timers')
  if (!config) return <Summary value="–:––" plan={null} />
  const plan = planOf(config)
  const total = totalSeconds(plan)
  const value = config.mode === 'afap' ? `× ${config.rounds}` : clockText(total ?? 0)
  return (
    <Summary
      value={value}
      plan={plan}
      {...(total === null && { label: t('timers.settings.openTotal') })}
    >
      {'seconds' in config && (
        <ClockButtons
          seconds={config.seconds}
          onChange={(seconds) => onChange({ ...config, seconds })}
        />
      )}
    </Summary>
  )
}
