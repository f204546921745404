import { useRef, useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  /** The button that asks. */
  ask: string
  question: string
  /** The button that deletes. */
  confirm: string
  onDelete: () => void
}

/** Deletes all that this browser has stored of something, after a question in the place of the button. */
export function DeleteStored({ ask, question, confirm, onDelete }: Props): ReactNode {
  const t = useT('island')
  const [asking, setAsking] = useState(false)
  const begin = useRef<HTMLButtonElement>(null)
  const focusSoon = useFocusSoon()
  if (!asking) {
    return (
      <p>
        <Button ref={begin} variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {ask}
        </Button>
      </p>
    )
  }
  const stop = () => {
    setAsking(false)
    focusSoon(() => begin.current?.focus())
  }
  return (
    <div role="group" aria-label={question} className="grid gap-3">
      <p role="status">{question}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="sm" onClick={onDelete}>
          {confirm}
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
