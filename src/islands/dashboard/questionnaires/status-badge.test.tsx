import { expect, test } from 'vitest'
import { QUESTIONNAIRE_STATUSES } from '#lib/questionnaires/statuses.ts'
import { knownStatus } from './status-badge.tsx'

test('every status is known as itself', () => {
  expect(QUESTIONNAIRE_STATUSES.map(knownStatus)).toEqual(QUESTIONNAIRE_STATUSES)
})

test('an unknown one is shown as pending', () => {
  expect(knownStatus('archived' as never)).toBe('pending')
})
