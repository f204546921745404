import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isFocusFree } from '#client/island/fallen-focus.ts'

const CONTROLS = 'button, a, input, select, textarea, summary'

/**
 * The stage as a modal dialog: the main button has the initial focus, Space activates it from anywhere, Escape (or the
 * back gesture) asks to leave, and closing restores the focus. A double click counts as one click.
 */
export function useStageDialog(main: RefObject<HTMLButtonElement | null>, onLeave: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    main.current?.focus()
    const own = (event: Event) => event.target === element
    const onCancel = (event: Event) => {
      if (!own(event)) return
      event.preventDefault()
      leave.current()
    }
    // Some gestures close a dialog without a cancel event: reopen it until the user has confirmed.
    const onClose = (event: Event) => {
      if (!own(event)) return
      element.showModal()
      leave.current()
    }
    const onKey = (event: KeyboardEvent) => {
      const { key, repeat, target } = event
      // Key repeat must not activate a button again.
      if (repeat && key === 'Enter') event.preventDefault()
      const onStage = target instanceof Element && element.contains(target)
      if (key !== ' ' || repeat || !onStage || target.closest(CONTROLS)) return
      event.preventDefault()
      main.current?.click()
    }
    // The button under the pointer changes: the second of two quick clicks would pause the run just started.
    const onClick = (event: MouseEvent) => {
      if (event.detail > 1) event.stopPropagation()
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onClose)
    // On the document: a confirmation dialog is not inside the stage.
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('close', onClose)
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKey)
      // Dialogs over the stage are closed first, so that the focus returns to where it was before the stage.
      const over = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
      over.filter((each) => each !== element).forEach((each) => each.close())
      element.close()
    }
  }, [main])
  // The focused button may be removed with its phase; the keyboard focus must not be lost.
  useEffect(() => {
    if (isFocusFree()) main.current?.focus()
  })
  return dialog
}
