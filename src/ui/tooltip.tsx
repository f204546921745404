import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

export type TooltipProps = {
  text: string
  /** The described control, which takes the id as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/**
 * A short text about a control, shown on hover and focus. Never the only place of essential information: on phones it
 * shows only after a tap on the control.
 */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const anchor = `--${id}`
  const show = () => bubble.current?.togglePopover(true)
  const hide = () => bubble.current?.togglePopover(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !bubble.current?.matches(':popover-open')) return
    // Inside a dialog, Escape closes the tooltip first.
    event.preventDefault()
    hide()
  }
  return (
    // The bubble is inside: hovering it must keep it open (WCAG 1.4.13).
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- handles events of the control inside it
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
