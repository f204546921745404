import type { Contract } from './contract.ts'

/** The values of a call that are part of its URL. */
export type AddressParts = {
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string | undefined>> | undefined
}

/**
 * The URL of a call: its path with parameters filled in, and its query without undefined values.
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
