import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import * as health from '#lib/health/calls.ts'
import type { Settings, SettingsUpdate } from '#lib/health/settings.ts'
import { toast } from '#stores/toasts.ts'
import { useCentre } from '../../kit/centre.tsx'

type Change = Omit<SettingsUpdate, 'version'>

/** How somebody reads their values; each change is saved at once. */
export function useSettings() {
  const t = useT('healthProfile')
  const { overview, requireConsent } = useCentre()
  const { refetch } = useRead(health.getOverview, {})
  const { mutateAsync, isPending, variables, error, reset } = useChange(health.updateSettings)
  // What is being saved is shown already.
  const settings: Settings = isPending
    ? { ...overview.settings, ...definedOf(variables.body) }
    : overview.settings

  /** @returns whether it was saved */
  const save = async (change: Change): Promise<boolean> => {
    // Units are no health data; goals and a pregnancy are.
    if (!change.units && !(await requireConsent())) return false
    try {
      await mutateAsync({ body: { version: overview.settings.version, ...change } })
      toast.success(t('healthProfile.settings.saved'))
      return true
    } catch {
      await refetch()
      return false
    }
  }
  return {
    settings,
    isPending,
    save,
    /** Why the last change was not saved, where it was one of this. */
    failureOf: (name: keyof Change) => (variables?.body[name] === undefined ? null : error),
    /** A change that is still under way is not reset: why it failed would not be said. */
    forgetFailure: () => {
      if (!isPending) reset()
    },
  }
}
export type SettingsState = ReturnType<typeof useSettings>

const definedOf = ({ units, goals, isPregnant }: SettingsUpdate): Partial<Settings> => ({
  ...(units && { units }),
  ...(goals && { goals }),
  ...(isPregnant !== undefined && { isPregnant }),
})
