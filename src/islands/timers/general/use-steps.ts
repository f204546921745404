import { useState } from 'react'
import { DEFAULTS, LIMITS, type Step } from '#lib/timers/configs.ts'

/** An interval in the editor: the initial values of its fields, which are uncontrolled. */
export type KeyedStep = Step & { key: number }

const { max } = LIMITS.step.steps

const keyed = (steps: readonly Step[], from: number): KeyedStep[] =>
  steps.map((step, n) => ({ ...step, key: from + n }))

/** The list of custom intervals. */
export function useSteps() {
  const [steps, setSteps] = useState(() => keyed(DEFAULTS.intervals.steps, 0))
  const next = Math.max(...steps.map(({ key }) => key)) + 1
  const swap = (n: number, m: number) =>
    setSteps(steps.map((step, at) => (at === n ? steps[m]! : at === m ? steps[n]! : step)))
  return {
    steps,
    /** Uses new keys, so that the uncontrolled fields are remounted with these values. */
    replace: (fresh: readonly Step[]) => setSteps(keyed(fresh, next)),
    add() {
      const kind = steps.length % 2 === 1 ? 'rest' : 'work'
      if (steps.length < max) setSteps([...steps, { name: '', kind, seconds: 30, key: next }])
    },
    remove(n: number) {
      if (steps.length > 1) setSteps(steps.filter((_, at) => at !== n))
    },
    up: (n: number) => n > 0 && swap(n, n - 1),
    down: (n: number) => n < steps.length - 1 && swap(n, n + 1),
    full: steps.length >= max,
  }
}
export type Steps = ReturnType<typeof useSteps>
