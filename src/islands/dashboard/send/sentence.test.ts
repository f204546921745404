import { describe, expect, test } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { beginWith, type Sending } from '#lib/workspace/builder/sending.ts'
import { sendingSentence } from './sentence.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const people = (...names: (string | null)[]) =>
  names.map((name, index) => ({
    id: `b1d1f1c2-0000-4000-8000-00000000000${index}` as AuthorizationId,
    name,
    avatarUrl: null,
  }))
const BOTH = people('Julián Prieto', 'Nora Salas')

function piecesOf(part: Partial<Sending>, locale: Locale) {
  const t = createT(
    messagesOf(
      locale,
      'fields',
      'healthQuestions',
      'questionnaireSets',
      'sendQuestionnaire',
      'workspace',
    ),
    locale,
  )
  const words = { t, locale }
  return sendingSentence({ ...beginWith({ title: '', questions: [] }), ...part }, words, TODAY)
}
const textOf = (part: Partial<Sending>, locale: Locale = 'es') =>
  piecesOf(part, locale)
    .map(({ text }) => text)
    .join('')

const WEEKLY = { clients: BOTH, isWeekly: true, until: '2026-12-18' }

describe('who gets it and when', () => {
  test.each<[Partial<Sending>, string]>([
    [{}, 'Elige a quién se lo envías.'],
    [{ clients: people('Julián Prieto') }, 'Lo recibirá Julián hoy.'],
    [{ clients: people(null) }, 'Lo recibirá Cliente hoy.'],
    [{ clients: people('Ana', 'Bea', 'Cira') }, 'Lo recibirán Ana, Bea y Cira hoy.'],
    [{ clients: people('Ana', 'Bea', 'Cira', 'Dora') }, 'Lo recibirán Ana, Bea y 2 más hoy.'],
    [
      { clients: BOTH, dueOn: '2026-11-27' },
      'Lo recibirán Julián y Nora hoy, con plazo hasta el 27 de noviembre.',
    ],
    [
      { clients: BOTH, dueOn: TODAY },
      'Lo recibirán Julián y Nora hoy, con plazo hasta que acabe el día.',
    ],
    [{ clients: BOTH, dueOn: '2026-11-01' }, 'Lo recibirán Julián y Nora hoy.'],
    [WEEKLY, 'Lo recibirán Julián y Nora hoy y cada viernes hasta el 18 de diciembre.'],
    [{ ...WEEKLY, until: '' }, 'Lo recibirán Julián y Nora hoy y cada viernes.'],
    [
      { ...WEEKLY, until: '2027-01-15', dueOn: '2026-11-21' },
      'Lo recibirán Julián y Nora hoy y cada viernes hasta el 15 de enero de 2027, con 1 día para responder.',
    ],
  ])('%j', (part, text) => {
    expect(textOf(part)).toBe(text)
  })
  test('in English', () => {
    expect(textOf(WEEKLY, 'en')).toBe(
      'Julián and Nora will get it today and every Friday until 18 December.',
    )
  })
  test('what was chosen is marked', () => {
    const marked = piecesOf(WEEKLY, 'es').filter(({ isMarked }) => isMarked)
    expect(marked.map(({ text }) => text)).toEqual([
      'Julián y Nora',
      'cada viernes hasta el 18 de diciembre',
    ])
  })
})
