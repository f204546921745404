import type { ReactNode } from 'react'
import type { OwnForm } from './use-profile-form.ts'

type Props = { label: string; form: OwnForm; children: ReactNode }

/** The fields of one part that are saved by the bar. */
export function PartForm({ label, form, children }: Props): ReactNode {
  return (
    <form {...form.props} aria-label={label} className="grid min-w-0 gap-6">
      {children}
      {/* The button of the bar belongs to all parts: without one of its own, Enter would not save. */}
      <button type="submit" hidden />
    </form>
  )
}
