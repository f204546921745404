import { expect, test } from 'vitest'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { groupsOf } from './groups.ts'

const one = (id: string, state: Authorization['state'], isBlocked = false) =>
  ({ id, state, isBlocked }) as Authorization

test('authorizations are grouped by their state, in the order given', () => {
  const items = [
    one('a', 'ended'),
    one('b', 'active'),
    one('c', 'ended', true),
    one('d', 'pending'),
    one('e', 'active'),
  ]
  const ids = Object.fromEntries(
    Object.entries(groupsOf(items)).map(([name, group]) => [name, group.map(({ id }) => id)]),
  )
  expect(ids).toEqual({ pending: ['d'], active: ['b', 'e'], ended: ['a'], hidden: ['c'] })
})
