import { useEffect, useMemo, useState } from 'react'
import { useHydrated } from '#client/use-hydrated.ts'
import type { AnyConfig } from '#lib/timers/configs.ts'
import type { RunView } from '#lib/timers/run.ts'
import { packRun, unpackRun } from '#lib/timers/saved-run.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { RUNS } from '#stores/timers/run.ts'
import { pageNow } from './page-clock.ts'
import type { Runner } from './runner.ts'

function leftBehind(tool: TimerSlug) {
  const packed = RUNS[tool].get()
  return packed && unpackRun(packed, pageNow(), Date.now())
}

/**
 * Stores a run across reloads, warns before the page is left, and returns a run left by an earlier page. Where storage
 * is refused a reload loses the run, as the warning says.
 */
export function useSavedRun(
  tool: TimerSlug,
  runner: Runner,
  config: AnyConfig | null,
  step: RunView,
) {
  const hydrated = useHydrated()
  // Read once: from then on the store has the run of this page.
  const found = useMemo(() => (hydrated ? leftBehind(tool) : null), [hydrated, tool])
  const [settled, setSettled] = useState(false)
  const { status, phaseIndex, laps } = step
  // A breathing exercise is begun again rather than continued.
  const isStored = config !== null && tool !== 'breathing'
  const active = isStored && status !== 'idle' && status !== 'finished'

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
    /** Discards the stored run: it was resumed, dismissed, or replaced by another. */
    settle() {
      RUNS[tool].forget()
      setSettled(true)
    },
  }
}
