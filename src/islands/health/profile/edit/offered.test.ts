import { expect, test } from 'vitest'
import { toOffered } from './offered.ts'

const offered = (typed: string) =>
  toOffered(typed, [
    ['asthma', 'Asma'],
    ['hypertension', 'Hipertensión'],
  ])

test.each(['Hipertensión', 'hipertension', ' HIPERTENSIÓN '])('%j is offered', (typed) => {
  expect(offered(typed)).toBe('hypertension')
})

test.each(['Hipertensión ocular', 'Raynaud', ''])('%j stays as it was typed', (typed) => {
  expect(offered(typed)).toBe(typed)
})
