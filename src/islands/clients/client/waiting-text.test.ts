import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { unreadText, waitingText } from './waiting-text.ts'

const t = createT(messagesOf('es', 'clients', 'workspace'), 'es')
const NOTHING = { unread: 0, priority: null, expiresOn: null, waitingSince: null, facts: null }
const wordsOf = (more: object) => waitingText({ ...NOTHING, ...more }, t, 'es', '2026-11-20')

const SENT = '2026-11-01T10:00:00Z'

test('nothing waits: no words', () => {
  expect(wordsOf({})).toBeNull()
  expect(wordsOf({ expiresOn: '2026-12-24' })).toBeNull()
})

test('answers come first, with their priority where it asks for something', () => {
  const all = { expiresOn: '2026-11-21', waitingSince: SENT }
  expect(wordsOf({ ...all, unread: 1, priority: 'high' })).toEqual({
    text: '1 respuesta por leer: Alta prioridad',
    isUrgent: true,
  })
  expect(wordsOf({ ...all, unread: 2, priority: 'info' })).toEqual({
    text: '2 respuestas por leer',
    isUrgent: false,
  })
})

test('what answers state takes the place of their number', () => {
  const points = [3, 7].map((value) => ({ at: SENT, value }))
  const unreadFact = { scale: { question: '¿Qué dolor tienes?', points }, quote: null }
  const facts = { unreadFact, lastRecordOn: null, pain: [] }
  expect(wordsOf({ unread: 1, priority: 'high', facts })).toEqual({
    text: 'Dolor 3 → 7',
    isUrgent: true,
  })
})

test('then a share that ends soon, then an answer that is waited for', () => {
  expect(wordsOf({ expiresOn: '2026-11-23', waitingSince: SENT })).toEqual({
    text: 'Termina: lunes, 23 nov, en 3 días',
    isUrgent: true,
  })
  expect(wordsOf({ expiresOn: '2027-01-01', waitingSince: SENT })?.text).toBe('Sin responder')
})

test('of what was not read, what it states and since when; nothing without', () => {
  const points = [3, 7].map((value) => ({ at: '2026-11-19T10:00:00Z', value }))
  const unreadFact = { scale: { question: '¿Qué dolor tienes?', points }, quote: null }
  const facts = { unreadFact, lastRecordOn: null, pain: [] }
  const textOf = (more: object) =>
    unreadText({ ...NOTHING, ...more }, t, 'es', new Date('2026-11-20T12:00:00Z'))
  expect(textOf({ unread: 1, priority: 'high', facts })).toEqual({
    text: 'Dolor 3 → 7 · ayer',
    isUrgent: true,
  })
  expect(textOf({ unread: 2 })).toEqual({ text: '2 respuestas por leer', isUrgent: false })
  expect(textOf({ waitingSince: SENT })).toBeNull()
})
