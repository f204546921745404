import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { StageT } from './texts.ts'
import type { Asking } from './use-question.ts'

const QUESTIONS = {
  pause: {
    title: 'timers.confirm.pauseTitle',
    text: 'timers.confirm.pauseText',
    yes: 'timers.confirm.pause',
    no: 'timers.confirm.continue',
  },
  reset: {
    title: 'timers.confirm.resetTitle',
    text: 'timers.confirm.resetText',
    yes: 'timers.confirm.reset',
    no: 'timers.confirm.cancel',
  },
} as const

/** Large, for hands that are busy. */
const ANSWER = 'min-h-16 font-display text-xl sm:flex-1'

type Props = { t: StageT; asking: Asking }

/** Asked before a pause, and before the progress is lost; Escape means no. */
export function Questions({ t, asking: { question, answer } }: Props) {
  // While it fades it still says what it asked.
  const [about, setAbout] = useState<keyof typeof QUESTIONS>('pause')
  if (question !== null && question !== about) setAbout(question)
  const { title, text, yes, no } = QUESTIONS[about]
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
          <Button className={ANSWER} onClick={() => answer({ type: about })}>
            {t(yes)}
          </Button>
        </>
      }
    />
  )
}
