import { expect, test } from 'vitest'
import { networksOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['local', 'local'],
  ['', ''],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:0001:2:ffff::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::ffff:203.0.113.7', '0:0:0:0:0:ffff:cb00:7107'],
])('%j is counted as %j', (address, ...networks) => {
  expect(networksOf(address)).toEqual(networks)
})

test('different IPv6 networks and mapped addresses are distinguished', () => {
  expect(networksOf('2001:db8:1:2::1')[0]).not.toBe(networksOf('2001:db8:1:3::1')[0])
  expect(networksOf('::ffff:203.0.113.7')).not.toEqual(networksOf('::ffff:203.0.113.8'))
})
