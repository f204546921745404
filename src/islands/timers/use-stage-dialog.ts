import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

const CONTROLS = 'button, a, input, select, textarea, summary'

/**
 * The stage as a modal dialog over everything: the main control has the focus, Space presses it from anywhere,
 * Escape (or the gesture that goes back) asks to leave, and the focus returns to where it was. A double click is one
 * click.
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
    // Some gestures close a dialog without asking. A run goes on until somebody has answered.
    const onClose = (event: Event) => {
      if (!own(event)) return
      element.showModal()
      leave.current()
    }
    const onKey = (event: KeyboardEvent) => {
      const { key, repeat, target } = event
      // A key that is held down presses once, too.
      if (repeat && key === 'Enter') event.preventDefault()
      const onStage = target instanceof Element && element.contains(target)
      if (key !== ' ' || repeat || !onStage || target.closest(CONTROLS)) return
      event.preventDefault()
      main.current?.click()
    }
    // Controls change under the finger: of two taps in haste the second would pause what the first has begun.
    const onClick = (event: MouseEvent) => {
      if (event.detail > 1) event.stopPropagation()
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onClose)
    // Of the whole page: a question over the stage is no part of it.
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('close', onClose)
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKey)
      // What lies over the stage first, so that the focus ends where it was before the stage.
      const over = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
      over.filter((each) => each !== element).forEach((each) => each.close())
      element.close()
    }
  }, [main])
  // What was pressed may be gone with its phase; the keyboard must not be lost with it.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus()
  })
  return dialog
}
