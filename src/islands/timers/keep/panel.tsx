import { useEffect, useRef, useState, type ReactNode } from 'react'
import './panel.css'

type Props<M> = {
  title: string
  /** What is said when it cannot be loaded. */
  failed: string
  load: () => Promise<M>
  children: (module: M) => ReactNode
}

/** Something that is folded away, and loaded when it is opened for the first time. */
export function Panel<M>({ title, failed, load, children }: Props<M>) {
  const details = useRef<HTMLDetailsElement>(null)
  const [module, setModule] = useState<M | 'failed' | null>(null)
  const loading = useRef(false)

  const loadWhenOpen = () => {
    if (!details.current?.open || loading.current) return
    loading.current = true
    load().then(setModule, () => {
      // Opened again, it is tried again: a panel that is missing must not stop a timer.
      loading.current = false
      setModule('failed')
    })
  }
  // The browser may have opened it before React came, to show what was searched for.
  useEffect(loadWhenOpen)

  return (
    <details ref={details} className="keep-panel" onToggle={loadWhenOpen}>
      <summary>{title}</summary>
      <div className="keep-body" aria-busy={module === null}>
        {module === 'failed' ? <p role="alert">{failed}</p> : module && children(module)}
      </div>
    </details>
  )
}
