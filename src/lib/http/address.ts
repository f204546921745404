import type { Contract } from './contract.ts'

/** The values of a call that stand in its address. */
export type AddressParts = {
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string | undefined>> | undefined
}

/**
 * Where a call goes: its path with the values of its names, and its query without what is undefined.
 *
 * @example addressOf(endSession, { params: { id } }) // '/api/account/sessions/0b7…'
 */
export function addressOf(
  { path }: Pick<Contract, 'path'>,
  { params = {}, query = {} }: AddressParts,
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${path}: no value for ${name}`)
    return encodeURIComponent(value)
  })
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled
}
