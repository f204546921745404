import { expect, test, vi } from 'vitest'
import { emptyProfessional } from '#lib/accounts/profile-values.ts'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'
import type { ProfileForm } from './form-values.ts'

const storage = browserStorage('sessionStorage')
const KEY = 'profile-draft'
const SAVED: ProfileForm = {
  ...emptyProfessional,
  ...{ language: 'es', displayName: 'Ana', phone: '', newsletter: false },
  ...{ firstName: 'Ana', lastName: 'Ruiz', birthDate: '1990-02-28', gender: 'female' },
  ...{ activityLevel: '', mainGoal: '' },
}
const TYPED = { ...SAVED, phone: '600 000 004' }
const DRAFT = { userId: 'ana', version: 3, base: SAVED, typed: TYPED }

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return import('./draft.ts')
}

test('a draft is restored for its user, until it is removed', async () => {
  const before = await openPage()
  before.keepDraft(DRAFT)
  const after = await openPage()
  expect(after.hasDraft()).toBe(true)
  expect(after.keptDraft('ana', SAVED)).toEqual(DRAFT)
  after.forgetDraft()
  expect([after.hasDraft(), storage.kept.size]).toEqual([false, 0])
})

test('a draft of another user is not returned but removed', async () => {
  const { keepDraft, keptDraft } = await openPage()
  keepDraft(DRAFT)
  expect(keptDraft('eva', SAVED)).toBeUndefined()
  expect(storage.kept.size).toBe(0)
})

test.each<[string, object]>([
  ['another field', { typed: { ...TYPED, height: '175' } }],
  ['a field less', { base: { ...SAVED, gender: undefined } }],
  ['another kind of value', { typed: { ...TYPED, phone: 600 } }],
  ['no version', { version: '3' }],
])('a draft with %s is from an older form, and removed', async (_, other) => {
  storage.kept.set(KEY, JSON.stringify({ ...DRAFT, ...other }))
  expect((await openPage()).keptDraft('ana', SAVED)).toBeUndefined()
  expect(storage.kept.size).toBe(0)
})

test.each(BROKEN_TEXTS)('%s is not a draft', async (text) => {
  storage.kept.set(KEY, text)
  const { hasDraft, keptDraft } = await openPage()
  expect([hasDraft(), keptDraft('ana', SAVED)]).toEqual([false, undefined])
})
