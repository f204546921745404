import { expect } from 'vitest'
import type { Plan } from '#lib/timers/plan.ts'
import { IDLE, type RunView, type TimerEvent, transition, viewOf } from '#lib/timers/run.ts'

/**
 * The view after starting a plan at second 0 and playing a story: seconds and events in turn. The last event may be
 * `look`, which only reads.
 *
 * @example viewAfter(plan, '30 pause, 90 resume, 91 look')
 */
export function viewAfter(plan: Plan, story: string): RunView {
  // A monotonic clock starts at any value.
  const at = (second: string) => 5_000_000 + Math.round(Number(second) * 1000)
  let run = transition(IDLE, { type: 'start', plan }, at('0'))
  let seen = viewOf(run, at('0'))
  for (const happening of story.split(', ')) {
    const [second = '', type] = happening.split(' ')
    const event = { type } as Exclude<TimerEvent, { type: 'start' }>
    if (type !== 'look') run = transition(run, event, at(second))
    seen = viewOf(run, at(second))
  }
  return seen
}

/** A view as one line: status, phase with round and cycle, seconds of the phase, elapsed, left (– unknown). */
export function lineOf(view: RunView): string {
  const { phase } = view
  const name = phase ? ` ${phase.kind} ${phase.round}.${phase.cycle}` : ''
  const left = view.leftMs === null ? '–' : view.leftMs / 1000
  return `${view.status}${name} ${view.phaseElapsedMs / 1000} ${view.elapsedMs / 1000} ${left}`
}

/** A table row: the title, the story, the line at its end. */
export type Story = [name: string, story: string, line: string]

/** The test function for a table of stories about a plan. */
export function tell(plan: Plan) {
  return (_: string, story: string, line: string) => {
    expect(lineOf(viewAfter(plan, story))).toBe(line)
  }
}
