import { useId, type ReactNode } from 'react'

type Props = {
  title: string
  /** For screen readers only, where the section says itself what it is. */
  hideTitle?: boolean
  text?: ReactNode
  children: ReactNode
}

/** A group of fields with its heading, apart from the one above by a line. */
export function Section({ title, hideTitle = false, text, children }: Props): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="section grid min-w-0 gap-5 border-t border-line pt-6">
      <div className={hideTitle ? 'sr-only' : 'grid gap-1.5'}>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <p className="max-w-[60ch] text-sm text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  )
}
