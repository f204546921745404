import { isIP } from 'node:net'

/**
 * The networks that limits count for an address, narrowest first. An IPv4 address counts as itself. An IPv6 address
 * counts by its /64, the smallest network that is assigned, and by its /48, the largest that one customer usually has:
 * its owner could otherwise call from 65,536 networks.
 */
export type Networks = readonly [narrow: string, wide?: string]

/**
 * The networks of an address.
 *
 * @example networksOf('2001:db8:1:2::3') // ['2001:db8:1:2::/64', '2001:db8:1::/48']
 */
export function networksOf(address: string): Networks {
  const [ip = ''] = address.split('%', 1)
  if (isIP(ip) !== 6) return [address]
  const groups = groupsOf(ip)
  // IPv4-mapped (RFC 4291, 2.5.5.2): one caller.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return [groups.join(':')]
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`]
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - first!.length - last!.length }, () => '0')
  return [...first!, ...zeros, ...last!]
}
