import { useRef, useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { $history } from '#stores/timers/history.ts'

type Props = { count: number; onForgotten: () => void }

/** Clears the history, after a confirmation. */
export function Forget({ count, onForgotten }: Props) {
  const t = useT('island', 'timers')
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState(false)
  const begin = useRef<HTMLButtonElement>(null)
  const question = t('timers.keep.history.sure', { count })
  const forget = () => {
    const done = $history.forget()
    setRefused(!done)
    if (done) onForgotten()
  }
  const stop = () => {
    setAsking(false)
    // The button is rendered again by the next frame.
    requestAnimationFrame(() => begin.current?.focus())
  }
  if (!asking) {
    return (
      <p>
        <Button ref={begin} variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {t('timers.keep.history.clear')}
        </Button>
      </p>
    )
  }
  return (
    <div role="group" aria-label={question} className="grid gap-3">
      <p role="status">{refused ? t('timers.keep.refused') : question}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="sm" onClick={forget}>
          {t('timers.keep.history.clearAll')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- it replaces the clicked button
          autoFocus
          onClick={stop}
        >
          {t('island.cancel')}
        </Button>
      </div>
    </div>
  )
}
