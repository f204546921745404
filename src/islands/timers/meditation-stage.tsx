import type { MeditationConfig } from '#lib/timers/configs.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Plan } from '#lib/timers/plan.ts'
import { Stage, type StageAction } from './stage.tsx'
import type { MeditationT } from './texts.ts'
import type { Timer } from './use-timer.ts'

type Props = {
  locale: Locale
  t: MeditationT
  timer: Timer<'meditation'>
  config: MeditationConfig
  plan: Plan
}

/** The quiet stage. It asks nothing: whoever ends it has lost nothing. */
export function MeditationStage({ locale, t, timer, config, plan }: Props) {
  const { view, send } = timer
  const end = () => send({ type: 'reset' })
  const finished = view.status === 'finished'
  const main = (): StageAction => {
    if (finished) return { label: t('timers.stage.close'), icon: 'close', onPress: end }
    if (view.status === 'paused') {
      const onPress = () => send({ type: 'resume' })
      return { label: t('timers.stage.resume'), icon: 'resume', onPress }
    }
    return { label: t('timers.stage.pause'), icon: 'pause', onPress: () => send({ type: 'pause' }) }
  }
  const again: StageAction = {
    label: t('timers.stage.again'),
    icon: 'reset',
    onPress: () => timer.start(config),
  }
  const stop: StageAction = { label: t('timers.stage.end'), icon: 'done', onPress: end }
  return (
    <Stage
      locale={locale}
      t={t}
      view={view}
      plan={plan}
      main={main()}
      others={[finished ? again : stop]}
      onLeave={end}
      ending={t('timers.meditation.finished')}
    />
  )
}
