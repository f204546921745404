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

/** Large targets, for use during exercise. */
const ANSWER = 'min-h-16 font-display text-xl sm:flex-1'

type Props = { t: StageT; asking: Asking }

/** Confirms a pause or a reset that would lose the progress; Escape cancels. */
export function Questions({ t, asking: { question, answer } }: Props) {
  // Keeps the texts of the last question while the dialog fades out.
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
