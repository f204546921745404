import { lazy, useState, type ReactNode } from 'react'
import { partOf } from '#islands/health/kit/part.tsx'
import { loadTexts } from './answers/texts.ts'
import { useParameter } from './address.ts'
import { useBoard } from './board.tsx'
import { LoadFrame } from './load-frame.tsx'

const SendOver = lazy(async () => ({ default: (await import('./send-over.tsx')).SendOver }))

/** The dialogs that the address opens: they lie over whichever tab is open, and are loaded when first asked for. */
export function Over(): ReactNode {
  const { locale } = useBoard()
  const [Answers] = useState(() =>
    partOf(
      () => ({
        part: import('./answers/part.tsx').then((module) => module.AnswersPart),
        texts: loadTexts(locale),
      }),
      locale,
    ),
  )
  const hasAnswers = useOnce(useParameter('answers') !== null)
  const isSending = useParameter('send') !== null
  return (
    <>
      <LoadFrame>{hasAnswers && <Answers />}</LoadFrame>
      <LoadFrame>{isSending && <SendOver />}</LoadFrame>
    </>
  )
}

/** True from the first time on that something is true: a dialog is still there while it fades out. */
function useOnce(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue)
  if (isTrue && !was) setWas(true)
  return was || isTrue
}
