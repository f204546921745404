import { Confirm } from './confirm.tsx'
import type { StageT } from './texts.ts'
import type { Asking } from './use-question.ts'

type Props = { t: StageT; asking: Asking }

/** Asked before a pause, and before the progress is lost. */
export function Questions({ t, asking: { question, answer } }: Props) {
  if (question === 'pause') {
    return (
      <Confirm
        title={t('timers.confirm.pauseTitle')}
        text={t('timers.confirm.pauseText')}
        yes={t('timers.confirm.pause')}
        no={t('timers.confirm.continue')}
        onYes={() => answer({ type: 'pause' })}
        onNo={() => answer({ type: 'cancel' })}
      />
    )
  }
  if (question === null) return null
  return (
    <Confirm
      title={t('timers.confirm.resetTitle')}
      text={t('timers.confirm.resetText')}
      yes={t('timers.confirm.reset')}
      no={t('timers.confirm.cancel')}
      onYes={() => answer({ type: 'reset' })}
      onNo={() => answer({ type: 'cancel' })}
    />
  )
}
