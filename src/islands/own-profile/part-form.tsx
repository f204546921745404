import type { ReactNode } from 'react'

type Props = { id: string; label: string; onSave: () => void; children: ReactNode }

/** The fields of one part that are saved by the bar. */
export function PartForm({ id, label, onSave, children }: Props): ReactNode {
  return (
    <form
      id={id}
      noValidate
      aria-label={label}
      className="grid min-w-0 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {children}
      {/* The button of the bar belongs to all parts: without one of its own, Enter would not save. */}
      <button type="submit" hidden />
    </form>
  )
}
