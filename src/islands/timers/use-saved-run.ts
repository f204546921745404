import { useEffect, useMemo, useState } from 'react'
import { useHydrated } from '#islands/use-hydrated.ts'
import type { AnyConfig } from '#lib/timers/configs.ts'
import { pageNow } from './page-clock.ts'
import type { Look, Runner } from './runner.ts'
import { packRun, unpackRun, type Going } from './saved-run.ts'

/** Where the run of a tool is kept while its tab lives. */
const keyOf = (tool: string) => `timer:${tool}`

function keep(key: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage that is refused keeps nothing: a reload then loses the run, as the warning before it says.
  }
}

function kept(key: string): Going | null {
  try {
    return unpackRun(sessionStorage.getItem(key), pageNow(), Date.now())
  } catch {
    return null
  }
}

/** Keeps a run over reloads and warns before them. Gives a run that an earlier page left behind. */
export function useSavedRun(tool: string, runner: Runner, config: AnyConfig | null, view: Look) {
  const key = keyOf(tool)
  const hydrated = useHydrated()
  const found = useMemo(() => (hydrated ? kept(key) : null), [hydrated, key])
  const [settled, setSettled] = useState(false)
  const { status, phaseIndex, laps } = view
  const active = config !== null && status !== 'idle' && status !== 'finished'

  useEffect(() => {
    if (active) keep(key, packRun({ config, run: runner.run() }, pageNow(), Date.now()))
  }, [key, runner, active, config, status, phaseIndex, laps])
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      keep(key, null)
    }
  }, [key, active])

  return {
    left: settled ? null : found,
    /** It goes on, or another begins, or it is not wanted any more. */
    settle() {
      keep(key, null)
      setSettled(true)
    },
  }
}
