import type { RunView } from '#lib/timers/run.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import type { StageAction } from './stage-actions.tsx'
import type { Timer } from './use-timer.ts'

/** The main action of a run that is paused without a question. */
export function pauseOrResume(
  status: RunView['status'],
  send: Timer<TimerSlug>['send'],
): StageAction {
  const name = status === 'paused' ? 'resume' : 'pause'
  return [name, () => send({ type: name })]
}
