import type { TimerConfig } from '#lib/timers/configs.ts'
import type { Look } from '../runner.ts'
import type { Actions, StageAction } from '../stage-actions.tsx'
import type { Timer } from '../use-timer.ts'
import type { Asking } from '../use-question.ts'

type Given = {
  view: Look
  config: TimerConfig
  asking: Asking
  send: Timer<'timer'>['send']
  again: () => void
}

/** The actions on the stage of the general timer: the main one, and the others. */
export function generalActions(given: Given): Actions {
  const { view, asking, send, again } = given
  const reset: StageAction = ['reset', () => asking.ask('reset')]
  if (view.status === 'finished') {
    return { main: ['again', again], others: [['close', asking.leave]] }
  }
  if (view.status === 'paused') {
    return { main: ['resume', () => send({ type: 'resume' })], others: [reset, ...endOf(given)] }
  }
  const pause: StageAction = ['pause', () => asking.ask('pause')]
  const mark = markOf(given)
  if (mark) return { main: mark, others: [pause, reset] }
  return { main: pause, others: [...skipOf(given), ...lapOf(given), reset] }
}

/** The main action counts a round in modes whose rounds are counted by hand. */
function markOf({ view, config, send }: Given): StageAction | null {
  if (view.phase?.kind !== 'work') return null
  if (config.mode === 'afap') return ['roundDone', () => send({ type: 'next' })]
  if (config.mode === 'amrap') return ['roundDone', () => send({ type: 'lap' })]
  return null
}

function skipOf({ view, config, send }: Given): StageAction[] {
  const skippable = view.phase?.kind === 'prepare' || config.mode === 'intervals'
  return skippable ? [['skip', () => send({ type: 'skip' })]] : []
}

function lapOf({ view, config, send }: Given): StageAction[] {
  if (config.mode !== 'stopwatch' || view.phase?.kind !== 'work') return []
  return [['lap', () => send({ type: 'lap' })]]
}

/** A stopwatch has no end of its own, so it has an action to end it. */
function endOf({ config, send }: Given): StageAction[] {
  if (config.mode !== 'stopwatch') return []
  const end = () => {
    send({ type: 'resume' })
    send({ type: 'next' })
  }
  return [['end', end]]
}
