import { useState, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { lazyPart } from '#client/island/lazy-part.tsx'
import { DASHBOARD } from './address.ts'
import { PartFrame } from '#client/problem/part-frame.tsx'

const Answers = lazyPart(
  async () => (await import('./answers/answers-part.tsx')).AnswersPart,
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
  const { answers, send } = useAddress(DASHBOARD)
  const hasAnswers = useOnce(answers !== null)
  return (
    <>
      <PartFrame>{hasAnswers && <Answers />}</PartFrame>
      <PartFrame>{send !== null && <SendOver />}</PartFrame>
    </>
  )
}

/** True from the first time on that something is true: a dialog is still there while it fades out. */
function useOnce(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue)
  if (isTrue && !was) setWas(true)
  return was || isTrue
}
