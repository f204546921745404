import { useId, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { UNIT_CHOICES, type UnitChoice } from '#lib/health/quantities.ts'
import { Segments } from '#ui/segments.tsx'
import { Switch } from '#ui/switch.tsx'
import { useCentre } from '../../kit/centre.tsx'
import type { ProfileMessages } from '../messages.ts'
import { Goals } from './goals.tsx'
import { SettingFailed } from './setting-failed.tsx'
import { useSettings, type SettingsState } from './use-settings.ts'

const CHOICES = Object.keys(UNIT_CHOICES) as UnitChoice[]

/** "Cómo lees tus datos": units, a pregnancy, goals. */
export function SettingsSection({ words }: { words: ProfileMessages }): ReactNode {
  const t = useT('healthProfile')
  const { overview } = useCentre()
  const state = useSettings()
  const { settings, isPending, save } = state
  return (
    <section
      aria-label={t('healthProfile.settings.title')}
      className="grid gap-5 rounded-panel border border-line bg-surface p-4 sm:p-6"
    >
      <h2 className="text-xl">{t('healthProfile.settings.title')}</h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {CHOICES.map((choice) => (
          <Segments
            key={choice}
            name={`unit-${choice}`}
            legend={t(`healthProfile.settings.units.${choice}`)}
            options={UNIT_CHOICES[choice].map((unit) => [unit, unit] as const)}
            value={settings.units[choice]}
            onChange={(unit) => {
              if (!isPending) void save({ units: { ...settings.units, [choice]: unit } })
            }}
          />
        ))}
      </div>
      <SettingFailed state={state} name="units" />
      {overview.person.gender !== 'male' && <Pregnancy words={words} state={state} />}
      <Goals words={words} state={state} />
    </section>
  )
}

function Pregnancy({ state }: { words: ProfileMessages; state: SettingsState }) {
  const t = useT('healthProfile')
  const id = useId()
  const { settings, isPending, save } = state
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-line pt-4">
      <div className="min-w-0 grow basis-40">
        <label htmlFor={id} className="font-medium">
          {t('healthProfile.settings.pregnancy')}
        </label>
        <p id={`${id}-text`} className="text-sm text-ink-soft">
          {t('healthProfile.settings.pregnancyText')}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        onText={t('healthProfile.settings.on')}
        offText={t('healthProfile.settings.off')}
        checked={settings.isPregnant}
        onChange={(event) => {
          if (!isPending) void save({ isPregnant: event.target.checked })
        }}
      />
      <div className="w-full empty:hidden">
        <SettingFailed state={state} name="isPregnant" />
      </div>
    </div>
  )
}
