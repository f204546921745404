import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import { waitingText } from './waiting-text.ts'

const t = createT(messagesOf('es', 'clients', 'workspace'), 'es')
const NOTHING = { unread: 0, priority: null, expiresOn: null, waitingSince: null }
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

test('then a share that ends soon, then an answer that is waited for', () => {
  expect(wordsOf({ expiresOn: '2026-11-23', waitingSince: SENT })).toEqual({
    text: 'Termina: lunes, 23 nov, en 3 días',
    isUrgent: true,
  })
  expect(wordsOf({ expiresOn: '2027-01-01', waitingSince: SENT })?.text).toBe('Sin responder')
})
