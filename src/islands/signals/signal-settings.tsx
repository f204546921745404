import { useId } from 'react'
import type { SignalSettings as Settings, SignalSwitch } from '#lib/timers/signals.ts'
import type { SignalTheme } from './sounds.ts'
import type { SignalT } from './texts.ts'
import { canVibrate } from './vibrate.ts'
import { canSpeak } from './voice.ts'
import './signals.css'

export type SignalSettingsProps = {
  t: SignalT
  theme: SignalTheme
  settings: Settings
  onChange: (settings: Settings) => void
  /** Plays something, so that one hears what was set; called in the tap. */
  onTest: () => void
}

type Row = {
  name: SignalSwitch
  label: Parameters<SignalT>[0]
  help?: Parameters<SignalT>[0]
  /** Which timers have it; all without. */
  themes?: readonly SignalTheme[]
  /** Whether this browser can. */
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

/** How a timer makes itself noticed: what this browser can do, and how loud. Only in a browser. */
export function SignalSettings(props: SignalSettingsProps) {
  const { t, theme, settings, onChange, onTest } = props
  const rows = ROWS.filter(
    ({ themes, isThere }) => (themes?.includes(theme) ?? true) && (isThere?.() ?? true),
  )
  return (
    <div className="signal-rows">
      {rows.map((row) => (
        <SwitchRow key={row.name} row={row} t={t} settings={settings} onChange={onChange} />
      ))}
      <label className="signal-volume">
        {t('timers.signals.volume')}
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={Math.round(settings.volume * 100)}
          disabled={!settings.soundEnabled && !settings.voice}
          onChange={({ target }) => onChange({ ...settings, volume: Number(target.value) / 100 })}
        />
      </label>
      <button type="button" className="signal-test" onClick={onTest}>
        {t('timers.signals.test')}
      </button>
    </div>
  )
}

type RowProps = Pick<SignalSettingsProps, 't' | 'settings' | 'onChange'> & { row: Row }

function SwitchRow({ row: { name, label, help }, t, settings, onChange }: RowProps) {
  const id = useId()
  return (
    <div className="signal-row">
      <label>
        <input
          type="checkbox"
          checked={settings[name]}
          aria-describedby={help && id}
          onChange={({ target }) => onChange({ ...settings, [name]: target.checked })}
        />
        {t(label)}
      </label>
      {help && <p id={id}>{t(help)}</p>}
    </div>
  )
}
