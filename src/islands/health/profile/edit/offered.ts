import type { Option } from '#lib/fields/field-spec.ts'

/**
 * What is typed as one of the offered values, where it is the name of one in any spelling of capitals and accents; else
 * as it was typed.
 *
 * @example toOffered('hipertension', [['hypertension', 'Hipertensión']]) // 'hypertension'
 */
export function toOffered(typed: string, options: readonly Option[]): string {
  const plain = plainOf(typed)
  return options.find(([, name]) => plainOf(name) === plain)?.[0] ?? typed
}

const plainOf = (text: string) =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
