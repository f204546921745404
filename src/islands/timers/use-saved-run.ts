import { useEffect, useMemo, useState } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import type { AnyConfig } from '#lib/timers/configs.ts'
import { packRun, unpackRun } from '#lib/timers/saved-run.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { RUNS } from '#stores/timers/run.ts'
import { pageNow } from './page-clock.ts'
import type { Look, Runner } from './runner.ts'

function leftBehind(tool: TimerSlug) {
  const packed = RUNS[tool].get()
  return packed && unpackRun(packed, pageNow(), Date.now())
}

/**
 * Keeps a run over reloads and warns before them. Gives a run that an earlier page left behind. Where storage is
 * refused a reload loses the run, as the warning before it says.
 */
export function useSavedRun(tool: TimerSlug, runner: Runner, config: AnyConfig | null, view: Look) {
  const hydrated = useHydrated()
  // Once: from then on the store has the run of this page.
  const found = useMemo(() => (hydrated ? leftBehind(tool) : null), [hydrated, tool])
  const [settled, setSettled] = useState(false)
  const { status, phaseIndex, laps } = view
  const active = config !== null && status !== 'idle' && status !== 'finished'

  useEffect(() => {
    if (active) RUNS[tool].set(packRun({ config, run: runner.run() }, pageNow(), Date.now()))
  }, [tool, runner, active, config, status, phaseIndex, laps])
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      RUNS[tool].forget()
    }
  }, [tool, active])

  return {
    left: settled ? null : found,
    /** It goes on, or another begins, or it is not wanted any more. */
    settle() {
      RUNS[tool].forget()
      setSettled(true)
    },
  }
}
