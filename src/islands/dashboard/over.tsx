import { useState, type ReactNode } from 'react'
import { lazyPart } from '#client/island/lazy-part.tsx'
import { useParameter } from './address.ts'
import { LoadFrame } from './load-frame.tsx'

const Answers = lazyPart(
  async () => (await import('./answers/part.tsx')).AnswersPart,
  'dashboardAnswers',
)
const SendOver = lazyPart(
  async () => (await import('./send-over.tsx')).SendOver,
  'fields',
  'healthQuestions',
  'questionnaireSets',
  'sendQuestionnaire',
)

/** The dialogs that the address opens: they lie over whichever tab is open, and are loaded when first asked for. */
export function Over(): ReactNode {
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
