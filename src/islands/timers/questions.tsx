import { useState } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Asking, Question } from './use-question.ts'

const QUESTIONS = {
  pause: {
    title: 'timers.confirm.pauseTitle',
    text: 'timers.confirm.pauseText',
    yes: 'timers.confirm.pause',
    no: 'timers.confirm.continue',
    event: 'pause',
  },
  close: {
    title: 'timers.confirm.closeTitle',
    text: 'timers.confirm.resetText',
    yes: 'island.close',
    no: 'timers.confirm.continue',
    event: 'reset',
  },
  reset: {
    title: 'timers.confirm.resetTitle',
    text: 'timers.confirm.resetText',
    yes: 'timers.confirm.reset',
    no: 'island.cancel',
    event: 'reset',
  },
} as const satisfies Record<Question, object>

/** Large targets, for use during exercise. */
const ANSWER = 'min-h-16 font-display text-xl sm:flex-1'

type Props = { asking: Asking }

/** Confirms a pause, and what would lose the progress: closing and resetting. Escape cancels. */
export function Questions({ asking: { question, answer } }: Props) {
  const t = useT('island', 'timers')
  // Keeps the texts of the last question while the dialog fades out.
  const [about, setAbout] = useState<Question>('pause')
  if (question !== null && question !== about) setAbout(question)
  const { title, text, yes, no, event } = QUESTIONS[about]
  const refuse = () => answer({ type: 'cancel' })
  return (
    <Dialog
      open={question !== null}
      role="alertdialog"
      title={t(title)}
      description={t(text)}
      onOpenChange={refuse}
      actions={
        <>
          <Button variant="quiet" className={ANSWER} onClick={refuse}>
            {t(no)}
          </Button>
          <Button className={ANSWER} onClick={() => answer({ type: event })}>
            {t(yes)}
          </Button>
        </>
      }
    />
  )
}
