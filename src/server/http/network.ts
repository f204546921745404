import { isIP } from 'node:net'

/**
 * What of a network address limits count by. An IPv6 address counts as its network of 64 bits, the smallest
 * that is given to anybody: whoever has one may call from any of its 2^64 addresses, and no limit would hold.
 *
 * @example networkOf('2001:db8:1:2::3') // '2001:db8:1:2::/64'
 */
export function networkOf(address: string): string {
  const [ip = ''] = address.split('%', 1)
  if (isIP(ip) !== 6) return address
  const groups = groupsOf(ip)
  // An IPv4 address in the clothes of IPv6 is one caller.
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return mapped ? groups.join(':') : `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, in hexadecimal without zeros before them. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - first!.length - last!.length }, () => '0')
  return [...first!, ...zeros, ...last!]
}
