import { expect, test } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { forgetDraftsOfOthers } from './drafts-of-others.ts'

const storage = browserStorage('sessionStorage')
const NORA = 'b1d1f1c2-0000-4000-8000-000000000001'
const OTHER = 'b1d1f1c2-0000-4000-8000-000000000002'

test('drafts of the person who signs in are kept, those of others removed, other things left', () => {
  const drafts = {
    'profile-draft': JSON.stringify({ userId: OTHER, typed: {} }),
    'health-draft': JSON.stringify({ version: 1, items: [{ userId: NORA, form: {} }] }),
    'questionnaire-draft': JSON.stringify({ userId: OTHER, id: NORA.slice(1), form: [] }),
    'sending-draft': JSON.stringify({ userId: OTHER, clients: [], rows: [] }),
    'history-draft': JSON.stringify({ version: 1, items: [{ userId: OTHER, id: 'share' }] }),
    'contact-draft': '{}',
  }
  for (const [key, text] of Object.entries(drafts)) storage.kept.set(key, text)
  forgetDraftsOfOthers(NORA)
  expect([...storage.kept.keys()]).toEqual(['health-draft', 'contact-draft'])
  forgetDraftsOfOthers(OTHER)
  expect([...storage.kept.keys()]).toEqual(['contact-draft'])
})

test('a draft of an older format, without a person, is removed', () => {
  storage.kept.set('questionnaire-draft', JSON.stringify({ id: 'one', form: ['Canario'] }))
  forgetDraftsOfOthers(NORA)
  expect(storage.kept.size).toBe(0)
})

test('storage that is refused is no error', () => {
  storage.become('refused')
  expect(() => forgetDraftsOfOthers(NORA)).not.toThrow()
})
