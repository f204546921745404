import { useEffect, useId, useLayoutEffect, useRef } from 'react'

type Props = {
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** A question over the stage; Escape means no. The focus goes back to what asked it. */
export function Confirm({ title, text, yes, no, onYes, onNo }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const safe = useRef<HTMLButtonElement>(null)
  const id = useId()
  const refuse = useRef(onNo)
  useEffect(() => {
    refuse.current = onNo
  })

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    safe.current?.focus()
    // Closed by Escape, or by the gesture that goes back; not by us, who take it away.
    const onClose = () => refuse.current()
    element?.addEventListener('close', onClose)
    return () => {
      element?.removeEventListener('close', onClose)
      element?.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className="timer-confirm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="timer-confirm-answers">
        <button ref={safe} type="button" className="timer-answer" onClick={onNo}>
          {no}
        </button>
        <button type="button" className="timer-answer" data-deciding onClick={onYes}>
          {yes}
        </button>
      </div>
    </dialog>
  )
}
