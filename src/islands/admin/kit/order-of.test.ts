import { expect, test } from 'vitest'
import { listUsers } from '#lib/admin/users-schemas.ts'
import { listVerifications } from '#lib/admin/verifications-schemas.ts'
import { orderOf } from './order-of.ts'

test('without a word in the address a list has the order of its call', () => {
  expect(orderOf(listUsers, {})).toEqual({ by: 'created', dir: 'desc' })
  expect(orderOf(listVerifications, {})).toEqual({ by: 'created', dir: 'asc' })
})

test('the address says the order, whole or in part', () => {
  expect(orderOf(listUsers, { sort: 'name', dir: 'asc' })).toEqual({ by: 'name', dir: 'asc' })
  expect(orderOf(listUsers, { dir: 'asc' })).toEqual({ by: 'created', dir: 'asc' })
  expect(orderOf(listUsers, { sort: 'name' })).toEqual({ by: 'name', dir: 'desc' })
})

test('an order that the call does not know is none', () => {
  expect(orderOf(listUsers, { sort: 'shoe' }).by).toBeNull()
})
