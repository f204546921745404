import { VALUE_LISTS } from './value-lists.ts'

/**
 * All keys that a template can produce; undefined when a placeholder is not a list.
 *
 * @example keysOfTemplate('list.${type}.title') // ['list.trainer.title', …]
 */
export function keysOfTemplate(template: string): string[] | undefined {
  const [start = '', ...rest] = template.split(/\$\{.*?\}/)
  let pattern = start
  let keys = [start]
  for (const text of rest) {
    const values = VALUE_LISTS[`${pattern}*`]
    if (!values) return undefined
    keys = keys.flatMap((key) => values.map((value) => `${key}${value}${text}`))
    pattern += `*${text}`
  }
  return rest.length > 0 ? keys : undefined
}
