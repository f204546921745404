import { PROFESSIONAL_TYPES } from '../../src/lib/professionals/types.ts'

/**
 * Which texts there are one for each value of a list: `*` stands for the value, and what may follow is the same for
 * each. Sources ask for them by a template, whose types say that the value is one of the list.
 */
const VALUE_LISTS: Readonly<Record<string, readonly string[]>> = {
  'mail.confirm-email.profession.*': PROFESSIONAL_TYPES,
}

/**
 * All keys that a template can make; undefined when a hole of it is no list.
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
