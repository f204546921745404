import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { forgetSessions } from './history-store.ts'
import type { KeepT } from './texts.ts'

/** Clears the history, but asks before. */
export function Forget({ t, count }: { t: KeepT; count: number }) {
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState(false)
  if (!asking) {
    return (
      <p>
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {t('timers.keep.history.clear')}
        </Button>
      </p>
    )
  }
  const question = t('timers.keep.history.sure', { count })
  return (
    <div role="group" aria-label={question} className="keep-sure">
      <p>{refused ? t('timers.keep.refused') : question}</p>
      <div className="keep-row">
        <Button variant="danger" size="sm" onClick={() => setRefused(!forgetSessions())}>
          {t('timers.keep.history.clearAll')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- it takes the place of what was pressed
          autoFocus
          onClick={() => setAsking(false)}
        >
          {t('timers.keep.cancel')}
        </Button>
      </div>
    </div>
  )
}
