import type { ReactNode } from 'react'

/** One family of primitives in the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="gallery-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
