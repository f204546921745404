import { useEffect, useMemo, useState } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import type { AnyConfig } from '#lib/timers/configs.ts'
import { runKey } from '#lib/timers/kept-keys.ts'
import { forget, readStored, store } from '#lib/tools/storage.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { pageNow } from './page-clock.ts'
import type { Look, Runner } from './runner.ts'
import { packRun, unpackRun } from './saved-run.ts'

/** A run is kept while its tab lives. */
const AREA = 'sessionStorage'

const leftAt = (key: string) => unpackRun(readStored(key, AREA), pageNow(), Date.now())

/**
 * Keeps a run over reloads and warns before them. Gives a run that an earlier page left behind. Where storage is
 * refused a reload loses the run, as the warning before it says.
 */
export function useSavedRun(tool: TimerSlug, runner: Runner, config: AnyConfig | null, view: Look) {
  const key = runKey(tool)
  const hydrated = useHydrated()
  const found = useMemo(() => (hydrated ? leftAt(key) : null), [hydrated, key])
  const [settled, setSettled] = useState(false)
  const { status, phaseIndex, laps } = view
  const active = config !== null && status !== 'idle' && status !== 'finished'

  useEffect(() => {
    if (active) store(key, packRun({ config, run: runner.run() }, pageNow(), Date.now()), AREA)
  }, [key, runner, active, config, status, phaseIndex, laps])
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      forget(key, AREA)
    }
  }, [key, active])

  return {
    left: settled ? null : found,
    /** It goes on, or another begins, or it is not wanted any more. */
    settle() {
      forget(key, AREA)
      setSettled(true)
    },
  }
}
