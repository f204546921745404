import { describe, expect, test } from 'vitest'
import { ROLES } from '#lib/accounts/roles.ts'
import { createT } from '#lib/i18n/t.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { ENTRIES, entriesOf, type Doings } from './entries.ts'

const NOTHING: Doings = {
  role: 'athlete',
  questionnaires: undefined,
  contacts: undefined,
  session: undefined,
  result: undefined,
}
const t = createT(messagesOf('es', 'welcome'), 'es')
const shown = (doings: Partial<Doings>) =>
  entriesOf({ ...NOTHING, ...doings }, t, 'es').map(({ title, text }) => `${title}: ${text}`)

const questionnaire = (title: string, isOpen: boolean) => ({ id: title, title, isOpen })
const sent = (name: string | null, answeredAt: string | null) => ({
  box: 'sent',
  to: { name },
  sentAt: '2026-11-20T10:00:00.000Z',
  answeredAt,
})
const listOf = (...items: object[]) => ({ items, total: items.length }) as never

describe('what one was doing', () => {
  test('open questionnaires come first, with how many there are', () => {
    const questionnaires = listOf(
      questionnaire('Seguimiento', true),
      questionnaire('Sueño', true),
      questionnaire('Primero', false),
    )
    expect(shown({ questionnaires })[0]).toBe('2 cuestionarios te esperan: Seguimiento')
  })

  test('answered questionnaires are not offered', () => {
    const questionnaires = listOf(questionnaire('Primero', false))
    expect(shown({ questionnaires })).toEqual(shown({}))
  })

  test('the last contact says when it was written, or answered', () => {
    expect(shown({ contacts: listOf(sent('Alba Nieto', null)) })[0]).toBe(
      'Alba Nieto: Le escribiste el 20 nov 2026',
    )
    const answered = listOf(sent(null, '2026-11-21T10:00:00.000Z'))
    expect(shown({ contacts: answered })[0]).toBe('Tu contacto: Te respondió el 21 nov 2026')
  })

  test('the last timer and the last result lead to their tools', () => {
    const session = { day: '2026-11-21', time: '18:05', mode: 'breathing', seconds: 250 } as never
    const result = {
      tool: 'bmi',
      at: '2026-11-12T10:00:00.000Z',
      inputs: {},
      result: { status: 'Tu IMC es 22,4.' },
    } as never
    const entries = entriesOf({ ...NOTHING, session, result }, t, 'es')
    expect(entries.slice(0, 2)).toEqual([
      {
        path: '/tools/breathing',
        title: 'Tu último temporizador',
        text: '4 minutos, el 21 nov 2026',
      },
      { path: '/tools/bmi', title: 'Tu último resultado', text: 'Tu IMC es 22,4.' },
    ])
  })

  test.each([undefined, ...ROLES])('for %s there are always as many, each once', (role) => {
    const entries = entriesOf({ ...NOTHING, role }, t, 'es')
    expect(new Set(entries.map(({ path }) => path)).size).toBe(ENTRIES)
  })

  test('a professional goes on in the dashboard', () => {
    expect(shown({ role: 'trainer' })[0]).toBe('Tu dashboard: Lo que te espera hoy')
  })
})
