import { useState, type ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { DASHBOARD } from '../address.ts'
import { AnswersDialog } from './answers-dialog.tsx'

/** The answers that the address names. Each opening is a read of its own, which the client finds in their log. */
export function AnswersPart(): ReactNode {
  const { answers: id } = useAddress(DASHBOARD)
  const [shown, setShown] = useState({ id, opening: 0 })
  const isOther = id !== null && id !== shown.id
  if (isOther) setShown({ id, opening: shown.opening + 1 })
  const [wasOpen, setWasOpen] = useState(id !== null)
  if ((id !== null) !== wasOpen) {
    setWasOpen(id !== null)
    if (id !== null && !isOther) setShown({ id, opening: shown.opening + 1 })
  }
  if (shown.id === null) return null
  return (
    <AnswersDialog key={shown.opening} id={shown.id} opening={shown.opening} open={id !== null} />
  )
}
