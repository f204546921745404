import { expect, test } from 'vitest'
import { readAddress, searchOf } from '#client/address/address.ts'
import { CLIENTS } from './address.ts'

const ID = '0b7e1c7a-63c1-4f5e-9a37-0d5ad7a1b0c2'
const FIRST = { tab: 'active', sort: 'attention', page: 1, client: null, view: 'records' }

test('the addresses that others link to', () => {
  expect(readAddress(CLIENTS, '')).toEqual(FIRST)
  expect(readAddress(CLIENTS, '?tab=pending')).toEqual({ ...FIRST, tab: 'pending' })
  const history = { ...FIRST, client: ID, view: 'history' }
  expect(readAddress(CLIENTS, `?client=${ID}&view=history`)).toEqual(history)
  expect(readAddress(CLIENTS, '?client=42')).toEqual(FIRST)
})

test('no address says which name was searched for', () => {
  expect(searchOf(CLIENTS, readAddress(CLIENTS, '?q=Nora'))).toBe('')
})
