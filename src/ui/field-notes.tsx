import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

export type Notes = {
  help?: ReactNode
  /** The problem and how to correct it. Its presence marks the control as invalid. */
  error?: string | undefined
}

/** The ids of a field's texts, and the `aria-describedby` of its control: the error before the help. */
export function useNotes({ help, error }: Notes, ownId?: string) {
  const fallbackId = useId()
  const id = ownId ?? fallbackId
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  const hints = [errorId, helpId].filter(Boolean).join(' ') || undefined
  return { id, helpId, errorId, hints }
}

type NoteProps = { id: string | undefined; children: ReactNode }

/** Help to read before typing, shown above the control. */
export function HelpAbove({ id, children }: NoteProps): ReactNode {
  return (
    children && (
      <p id={id} className="-mt-0.5 text-sm text-ink-soft">
        {children}
      </p>
    )
  )
}

/** Reference help, small and below the control. */
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
      <p id={id} className="flex gap-1.5 text-sm font-medium wrap-anywhere text-clay-strong">
        <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
        {children}
      </p>
    )
  )
}
