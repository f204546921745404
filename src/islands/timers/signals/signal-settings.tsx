import { useId } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import type { SignalSettings as Settings, SignalSwitch } from '#lib/timers/signals.ts'
import { Button } from '#ui/button.tsx'
import type { SignalTheme } from './sounds.ts'
import { canVibrate } from './vibrate.ts'
import { canSpeak } from './voice.ts'

export type SignalSettingsProps = {
  theme: SignalTheme
  settings: Settings
  onChange: (settings: Settings) => void
  /** Plays a sample of the settings; called in the click handler. */
  onTest: () => void
}

type Row = {
  name: SignalSwitch
  label: Parameters<T<'timers'>>[0]
  help?: Parameters<T<'timers'>>[0]
  /** The timers that have it; all by default. */
  themes?: readonly SignalTheme[]
  /** Whether this browser supports it. */
  isThere?: () => boolean
}

const ROWS: readonly Row[] = [
  { name: 'soundEnabled', label: 'timers.signals.sound' },
  {
    name: 'voice',
    label: 'timers.signals.voice',
    help: 'timers.signals.voiceHelp',
    themes: ['workout', 'breathing'],
    isThere: canSpeak,
  },
  { name: 'vibration', label: 'timers.signals.vibration', isThere: canVibrate },
  { name: 'halfway', label: 'timers.signals.halfway', themes: ['workout'] },
  { name: 'countdown', label: 'timers.signals.countdown', themes: ['workout'] },
  {
    name: 'flash',
    label: 'timers.signals.flash',
    help: 'timers.signals.flashHelp',
    themes: ['workout'],
    isThere: () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  },
  {
    name: 'lockScreen',
    label: 'timers.signals.lockScreen',
    help: 'timers.signals.lockScreenHelp',
    isThere: () => 'mediaSession' in navigator,
  },
  { name: 'announce', label: 'timers.signals.announce', themes: ['breathing'] },
]

/** The settings of the signals that this browser supports, and the volume. Client-only. */
export function SignalSettings(props: SignalSettingsProps) {
  const { theme, settings, onChange, onTest } = props
  const t = useT('timers')
  const rows = ROWS.filter(
    ({ themes, isThere }) => (themes?.includes(theme) ?? true) && (isThere?.() ?? true),
  )
  return (
    <div className="grid gap-1 text-sm">
      {rows.map((row) => (
        <SwitchRow key={row.name} row={row} settings={settings} onChange={onChange} />
      ))}
      <label className="grid gap-1.5 py-2 label">
        {t('timers.signals.volume')}
        <input
          type="range"
          className="min-h-11 w-full accent-pine"
          min="0"
          max="100"
          step="5"
          value={Math.round(settings.volume * 100)}
          disabled={!settings.soundEnabled && !settings.voice}
          onChange={({ target }) => onChange({ ...settings, volume: Number(target.value) / 100 })}
        />
      </label>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onTest}>
        {t('timers.signals.test')}
      </Button>
    </div>
  )
}

type RowProps = Pick<SignalSettingsProps, 'settings' | 'onChange'> & { row: Row }

function SwitchRow({ row: { name, label, help }, settings, onChange }: RowProps) {
  const t = useT('timers')
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5.5 flex-none accent-pine"
          checked={settings[name]}
          aria-describedby={help && id}
          onChange={({ target }) => onChange({ ...settings, [name]: target.checked })}
        />
        {t(label)}
      </label>
      {help && (
        <p id={id} className="ms-8.5 mb-2 text-xs text-ink-soft">
          {t(help)}
        </p>
      )}
    </div>
  )
}
