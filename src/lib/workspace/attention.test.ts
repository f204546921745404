import { expect, test } from 'vitest'
import { byUrgency, type AttentionItem } from './attention.ts'

const item = (kind: AttentionItem['kind'], more: object = {}): AttentionItem =>
  ({ kind, at: '2026-11-20T10:00:00Z', priority: null, change: null, ...more }) as AttentionItem

const HIGH = item('answer', { priority: 'high' })
const ATTENTION = item('answer', { priority: 'attention' })
const MOVED = item('answer', { priority: 'normal', change: 'up' })
const ENDING = item('ending', { at: undefined, expiresOn: '2026-11-25' })
const CONTACT = item('contact')
const INFO = item('answer', { priority: 'info' })
const REQUEST = item('request')
const WAITING = item('waiting')

test('answers that say so come first, then what ends, then who waits', () => {
  const inOrder = [HIGH, ATTENTION, ENDING, CONTACT, INFO, REQUEST, WAITING]
  expect(byUrgency(inOrder.toReversed())).toEqual(inOrder)
})

test('a scale that has moved is as urgent as words that ask for attention', () => {
  expect(byUrgency([CONTACT, MOVED, ENDING])).toEqual([MOVED, ENDING, CONTACT])
})

test('of the same urgency who has waited longest comes first', () => {
  const before = item('contact', { at: '2026-11-18T10:00:00Z' })
  expect(byUrgency([CONTACT, before])).toEqual([before, CONTACT])
})

test('of shares that end the nearest comes first', () => {
  const sooner = item('ending', { at: undefined, expiresOn: '2026-11-22' })
  expect(byUrgency([ENDING, sooner])).toEqual([sooner, ENDING])
})
