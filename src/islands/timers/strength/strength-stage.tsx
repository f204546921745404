import type { StrengthConfig } from '#lib/timers/configs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Plan } from '#lib/timers/plan.ts'
import { Questions } from '../questions.tsx'
import { Stage, type StageAction } from '../stage.tsx'
import type { StrengthT } from '../texts.ts'
import { useQuestion } from '../use-question.ts'
import type { Timer } from '../use-timer.ts'

type Props = {
  locale: Locale
  t: StrengthT
  timer: Timer<'strength-timer'>
  config: StrengthConfig
  plan: Plan
}

/** The strength timer while it runs: the huge control ends the work, and pauses the rest. */
export function StrengthStage({ locale, t, timer, config, plan }: Props) {
  const { view, send } = timer
  const asking = useQuestion(send)
  const finished = view.status === 'finished'
  const working = view.phase?.kind === 'work'

  const reset: StageAction = {
    label: t('timers.stage.reset'),
    icon: 'reset',
    onPress: () => asking.ask('reset'),
  }
  const skip: StageAction = {
    label: t('timers.stage.skip'),
    icon: 'skip',
    onPress: () => send({ type: 'skip' }),
  }
  const close: StageAction = {
    label: t('timers.stage.close'),
    icon: 'close',
    onPress: () => send({ type: 'reset' }),
  }
  const main = (): StageAction => {
    if (finished) {
      return { label: t('timers.stage.again'), icon: 'reset', onPress: () => timer.start(config) }
    }
    if (view.status === 'paused') {
      const onPress = () => send({ type: 'resume' })
      return { label: t('timers.stage.resume'), icon: 'resume', onPress }
    }
    if (working) {
      return { label: t('timers.stage.rest'), icon: 'rest', onPress: () => send({ type: 'next' }) }
    }
    return { label: t('timers.stage.pause'), icon: 'pause', onPress: () => send({ type: 'pause' }) }
  }
  const others = () => {
    if (finished) return [close]
    return working || view.status === 'paused' ? [reset] : [skip, reset]
  }
  const leave = () => {
    if (finished) send({ type: 'reset' })
    else if (asking.question === null) asking.ask('reset')
  }
  return (
    <Stage
      locale={locale}
      t={t}
      view={view}
      plan={plan}
      main={main()}
      others={others()}
      onLeave={leave}
      question={<Questions t={t} asking={asking} />}
    />
  )
}
