import type { Call } from '#lib/http/contract.ts'

/**
 * Whether an address is one of a call.
 *
 * @example isOfCall('/api/admin/users/7', getUser) // true
 */
export function isOfCall(address: string, { path }: Pick<Call, 'path'>): boolean {
  const parts = path.split('/')
  const given = address.split('?', 1)[0]!.split('/')
  return (
    given.length === parts.length &&
    parts.every((part, index) => part.startsWith(':') || part === given[index])
  )
}
