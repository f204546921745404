import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

export type TooltipProps = {
  text: string
  /** The control that it explains, which takes the id as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/**
 * A few words about a control, shown while it has the pointer or the focus. Nothing that must be read stands here
 * alone: on a phone it shows only once the control has been pressed.
 */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const anchor = `--${id}`
  const show = () => bubble.current?.togglePopover(true)
  const hide = () => bubble.current?.togglePopover(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !bubble.current?.matches(':popover-open')) return
    // Of a dialog around it, Escape closes the tooltip first.
    event.preventDefault()
    hide()
  }
  return (
    // The bubble is inside: the pointer may go there to read it or to enlarge it.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- listens to the control inside it
    <span
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={onKeyDown}
      style={{ anchorName: anchor }}
      className="inline-block"
    >
      {children(id)}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        style={{ positionAnchor: anchor }}
        className="anchored max-w-64 bg-transparent py-1.5"
      >
        <span className="block rounded-sm bg-ink px-3 py-1.5 text-xs text-paper">{text}</span>
      </span>
    </span>
  )
}
