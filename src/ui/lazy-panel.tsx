import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Panel } from './panel.tsx'

export type LazyPanelProps<Module> = {
  title: string
  /** Shown when loading fails. */
  failedText: string
  load: () => Promise<Module>
  children: (module: Module) => ReactNode
}

/** A panel whose content is loaded when it is first opened. */
export function LazyPanel<Module>(props: LazyPanelProps<Module>): ReactNode {
  const { title, failedText, load, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  const [module, setModule] = useState<Module | 'failed' | null>(null)
  const isLoading = useRef(false)

  const loadWhenOpen = () => {
    if (!details.current?.open || isLoading.current) return
    isLoading.current = true
    load().then(setModule, () => {
      // Opening it again retries.
      isLoading.current = false
      setModule('failed')
    })
  }
  // The browser may have opened it before hydration, for a match of find-in-page.
  const onAlive = useEffectEvent(loadWhenOpen)
  useEffect(() => onAlive(), [])

  return (
    <Panel ref={details} title={title} onToggle={loadWhenOpen}>
      <div aria-busy={module === null} className="grid gap-4 aria-busy:min-h-32">
        {module === 'failed' ? <p role="alert">{failedText}</p> : module && children(module)}
      </div>
    </Panel>
  )
}
