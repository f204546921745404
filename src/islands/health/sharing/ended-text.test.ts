import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages.ts'
import { createT } from '#lib/i18n/t.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { endedText } from './ended-text.ts'

const words = {
  locale: 'es' as const,
  t: createT(
    messagesOf('es', 'health', 'healthBands', 'healthShared', 'healthSharing', 'sharing'),
    'es',
  ),
}
const ended = (changes: Partial<Authorization>) =>
  ({
    requestedAt: '2020-03-01T12:00:00.000Z',
    authorizedAt: '2020-03-02T12:00:00.000Z',
    revokedAt: '2020-06-30T12:00:00.000Z',
    expiresOn: null,
    isExpired: false,
    ...changes,
  }) as Authorization

test('revoked, ended on its date, or withdrawn before it was granted', () => {
  expect(endedText(ended({}), words)).toBe(
    'Del 2 de marzo de 2020 al 30 de junio de 2020, revocada por ti',
  )
  expect(
    endedText(ended({ isExpired: true, expiresOn: '2020-05-31', revokedAt: null }), words),
  ).toBe('Del 2 de marzo de 2020 al 31 de mayo de 2020, terminó en su fecha')
  expect(endedText(ended({ authorizedAt: null }), words)).toBe(
    'Solicitud retirada el 30 de junio de 2020',
  )
})
