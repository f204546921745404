import { useEffect, useRef } from 'react'
import type { ToolConfig } from '#lib/timers/tool-config.ts'
import { configFromFragment } from '#lib/tools/link.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'

/** Takes over the settings of a link that is opened while the page is there already. */
export function useFragment<T extends TimerSlug>(
  tool: T,
  onConfig: (config: ToolConfig[T]) => void,
) {
  const latest = useRef(onConfig)
  useEffect(() => {
    latest.current = onConfig
  })
  useEffect(() => {
    const read = () => {
      const config = configFromFragment(tool, location.hash)
      if (config) latest.current(config)
    }
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [tool])
}
