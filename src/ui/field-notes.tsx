import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

export type Notes = {
  help?: ReactNode
  /** What is wrong and how to put it right. Its presence marks the control as invalid. */
  error?: string | undefined
}

/** The ids of a field's texts, and what its control is described by: the error is heard before the help. */
export function useNotes({ help, error }: Notes, ownId?: string) {
  const fallbackId = useId()
  const id = ownId ?? fallbackId
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  const hints = [errorId, helpId].filter(Boolean).join(' ') || undefined
  return { id, helpId, errorId, hints }
}

type NoteProps = { id: string | undefined; children: ReactNode }

/** Help to read before typing, above the control. */
export function HelpAbove({ id, children }: NoteProps): ReactNode {
  return (
    children && (
      <p id={id} className="-mt-0.5 text-sm text-ink-soft">
        {children}
      </p>
    )
  )
}

/** Help to look up, small and under the control. */
export function HelpBelow({ id, children }: NoteProps): ReactNode {
  return (
    children && (
      <p id={id} className="text-xs wrap-anywhere text-ink-soft">
        {children}
      </p>
    )
  )
}

export function FieldError({ id, children }: NoteProps): ReactNode {
  return (
    children && (
      <p id={id} className="flex gap-1.5 text-sm font-semibold wrap-anywhere text-clay-strong">
        <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
        {children}
      </p>
    )
  )
}
