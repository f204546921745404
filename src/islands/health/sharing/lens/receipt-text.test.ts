import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/messages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'
import { everyFlag } from '#lib/health/flags.ts'
import type { SharingMessages } from '../when.ts'
import { receiptDetails, receiptTitle } from './receipt-text.ts'

const wordsIn = (locale: Locale): SharingMessages => ({
  locale,
  t: createT(
    messagesOf(locale, 'health', 'healthBands', 'healthShared', 'healthSharing', 'sharing'),
    locale,
  ),
})
const receipt = (changes: Partial<Receipt>) =>
  ({
    event: 'granted',
    professionalName: 'Leire Otxoa',
    allowedFields: { ...everyFlag(false), weight: true, bmi: true },
    expiresOn: '2031-12-24',
    ...changes,
  }) as Receipt

test('what it proves, in both languages', () => {
  expect(receiptTitle(receipt({}), wordsIn('es'))).toBe('Autorizas a Leire')
  expect(receiptTitle(receipt({ event: 'revoked' }), wordsIn('en'))).toBe(
    'You stop sharing with Leire',
  )
  expect(
    receiptTitle(receipt({ event: 'consent_given', professionalName: null }), wordsIn('es')),
  ).toBe('Das tu consentimiento de salud')
})

test('how much is shared, without what is withheld, and until when', () => {
  expect(receiptDetails(receipt({}), wordsIn('es'))).toBe(
    '1 medida, hasta el 24 de diciembre de 2031',
  )
  expect(
    receiptDetails(
      receipt({ event: 'edited', expiresOn: null, allowedFields: everyFlag(true) }),
      wordsIn('en'),
    ),
  ).toBe('9 measurements')
  expect(
    receiptDetails(receipt({ allowedFields: everyFlag(false), expiresOn: null }), wordsIn('es')),
  ).toBe('ninguna medida')
})

test('what ends something says no more', () => {
  expect(receiptDetails(receipt({ event: 'expired' }), wordsIn('es'))).toBeNull()
})
