import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

export type ModalBehaviour = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** `alertdialog` confirms a destructive action; a click on the backdrop does not close it. */
  role?: 'dialog' | 'alertdialog'
}

/** Opens and closes a `<dialog>` by `open`; calls `onGone` after it has faded out. Returns the element's props. */
export function useModal(props: ModalBehaviour & { onGone: () => void }) {
  const { open, onOpenChange, role = 'dialog', onGone } = props
  const ref = useRef<HTMLDialogElement>(null)
  const gone = useRef(onGone)
  useLayoutEffect(() => {
    gone.current = onGone
  })

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    if (open) {
      const { documentElement: root } = document
      root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
      element.showModal()
      return
    }
    element.close()
    let isCurrent = true
    const fading = element.getAnimations().map((animation) => animation.finished)
    void Promise.allSettled(fading).then(() => isCurrent && gone.current())
    return () => {
      isCurrent = false
    }
  }, [open])

  /** A click on the element itself is one on its backdrop: its content covers the rest of it. */
  const onClick = (event: MouseEvent) => {
    if (role === 'dialog' && event.target === event.currentTarget) onOpenChange(false)
  }
  // Closed by the browser: Escape, the back gesture, or a click on the backdrop.
  const onClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !event.currentTarget.open && open) {
      onOpenChange(false)
    }
  }
  return {
    ref,
    onClose,
    // Browsers with `closedby` handle backdrop clicks themselves, even before hydration.
    closedby: role === 'dialog' ? ('any' as const) : ('closerequest' as const),
    ...(knowsClosedBy() ? {} : { onClick }),
  }
}

function knowsClosedBy(): boolean {
  return 'closedBy' in HTMLDialogElement.prototype
}
