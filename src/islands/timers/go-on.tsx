import { Button } from '#ui/button.tsx'
import type { StageT } from './texts.ts'

type Props = { t: StageT; onGoOn: () => void; onForget: () => void }

/** After a reload: the timer that was running goes on, if it should. */
export function GoOn({ t, onGoOn, onForget }: Props) {
  return (
    <div className="timer-go-on" role="status">
      <p>{t('timers.settings.goOnTitle')}</p>
      <Button size="sm" onClick={onGoOn}>
        {t('timers.settings.goOn')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onForget}>
        {t('timers.settings.forget')}
      </Button>
    </div>
  )
}
