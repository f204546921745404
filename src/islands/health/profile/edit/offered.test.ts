import { expect, test } from 'vitest'
import { toOffered } from './offered.ts'

const NAMES = { asthma: 'Asma', hypertension: 'Hipertensión' } as const
const SLUGS = ['asthma', 'hypertension'] as const
const offered = (typed: string) => toOffered(typed, SLUGS, (slug) => NAMES[slug])

test.each(['Hipertensión', 'hipertension', ' HIPERTENSIÓN '])('%j is offered', (typed) => {
  expect(offered(typed)).toBe('hypertension')
})

test.each(['Hipertensión ocular', 'Raynaud', ''])('%j stays as it was typed', (typed) => {
  expect(offered(typed)).toBe(typed)
})
