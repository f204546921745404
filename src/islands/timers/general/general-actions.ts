import type { TimerConfig } from '#lib/timers/configs.ts'
import type { TimerEvent } from '#lib/timers/run.ts'
import type { Look } from '../runner.ts'
import type { StageAction } from '../stage.tsx'
import type { GeneralT } from '../texts.ts'
import type { Asking } from '../use-question.ts'

type Given = {
  t: GeneralT
  view: Look
  config: TimerConfig
  asking: Asking
  send: (event: TimerEvent) => unknown
  again: () => void
}

/** What can be done on the stage of the general timer: the one huge control, and the others. */
export function generalActions(given: Given): { main: StageAction; others: StageAction[] } {
  const { t, view, asking, send, again } = given
  const reset: StageAction = {
    label: t('timers.stage.reset'),
    icon: 'reset',
    onPress: () => asking.ask('reset'),
  }
  if (view.status === 'finished') {
    const close: StageAction = {
      label: t('timers.stage.close'),
      icon: 'close',
      onPress: () => send({ type: 'reset' }),
    }
    return {
      main: { label: t('timers.stage.again'), icon: 'reset', onPress: again },
      others: [close],
    }
  }
  if (view.status === 'paused') {
    const resume: StageAction = {
      label: t('timers.stage.resume'),
      icon: 'resume',
      onPress: () => send({ type: 'resume' }),
    }
    return { main: resume, others: [reset, ...endOf(given)] }
  }
  const pause: StageAction = {
    label: t('timers.stage.pause'),
    icon: 'pause',
    onPress: () => asking.ask('pause'),
  }
  const mark = markOf(given)
  if (mark) return { main: mark, others: [pause, reset] }
  return { main: pause, others: [...skipOf(given), ...lapOf(given), reset] }
}

/** The mark of a round is the huge control where rounds are counted by hand. */
function markOf({ t, view, config, send }: Given): StageAction | null {
  if (view.phase?.kind !== 'work') return null
  const label = t('timers.stage.roundDone')
  if (config.mode === 'afap') return { label, icon: 'done', onPress: () => send({ type: 'next' }) }
  if (config.mode === 'amrap') return { label, icon: 'done', onPress: () => send({ type: 'lap' }) }
  return null
}

function skipOf({ t, view, config, send }: Given): StageAction[] {
  const skippable = view.phase?.kind === 'prepare' || config.mode === 'intervals'
  if (!skippable) return []
  return [{ label: t('timers.stage.skip'), icon: 'skip', onPress: () => send({ type: 'skip' }) }]
}

function lapOf({ t, view, config, send }: Given): StageAction[] {
  if (config.mode !== 'stopwatch' || view.phase?.kind !== 'work') return []
  return [{ label: t('timers.stage.lap'), icon: 'lap', onPress: () => send({ type: 'lap' }) }]
}

/** A stopwatch has no end of its own. */
function endOf({ t, config, send }: Given): StageAction[] {
  if (config.mode !== 'stopwatch') return []
  const end = () => {
    send({ type: 'resume' })
    send({ type: 'next' })
  }
  return [{ label: t('timers.stage.end'), icon: 'done', onPress: end }]
}
