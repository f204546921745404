import { useId, type ReactNode } from 'react'

type Props = { title: string; text?: ReactNode; children: ReactNode }

/** A card of the screen, with its heading. */
export function Section({ title, text, children }: Props): ReactNode {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-5 rounded-panel border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1.5">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="max-w-[60ch] text-sm text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  )
}
