import type { ReactNode } from 'react'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { SettingsState } from './use-settings.ts'

type Props = { state: SettingsState; name: Parameters<SettingsState['failureOf']>[0] }

/** Why a setting was not saved, at the setting. */
export function SettingFailed({ state, name }: Props): ReactNode {
  const t = useT('healthProfile')
  const failed = t('healthProfile.settings.failed')
  return (
    <ChangeFailed
      failure={state.failureOf(name)}
      texts={{ STALE: t('healthProfile.settings.stale'), other: failed }}
    />
  )
}
