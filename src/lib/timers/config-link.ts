import type { TimerSlug } from '#lib/tools/tools.ts'
import type { AnyConfig } from './config-values.ts'
import { readToolConfig, type ToolConfig } from './tool-config.ts'

/**
 * The settings of a timer for the fragment of its page, which is never sent to a server. Steps of a free sequence are
 * `kind.seconds.name`, in order.
 *
 * @example configToFragment(tabata) // 'mode=tabata&work=20&rest=10&cycles=8&rounds=1&roundRest=60'
 */
export function configToFragment(config: AnyConfig): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(config)) {
    if (!Array.isArray(value)) params.append(name, String(value))
  }
  if (config.mode === 'intervals') {
    for (const { kind, seconds, name } of config.steps) {
      params.append('step', `${kind}.${seconds}.${name}`)
    }
  }
  return params.toString()
}

function readStep(text: string) {
  const [, kind, seconds, name] = /^(\w+)\.(\d+)\.(.*)$/s.exec(text) ?? []
  return { kind, seconds, name }
}

/** The settings in a fragment, with or without its `#`; null when they are broken or another timer's. */
export function configFromFragment<T extends TimerSlug>(
  tool: T,
  fragment: string,
): ToolConfig[T] | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const steps = params.getAll('step')
  const fields: Record<string, unknown> = Object.fromEntries(params)
  return readToolConfig(tool, { ...fields, steps: steps.map(readStep) })
}
