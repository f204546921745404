import { expect, test, vi } from 'vitest'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'
import { emptyDraft } from '#client/account/sign-up-draft.ts'

const storage = browserStorage('sessionStorage')
const KEY = 'sign-up'
const TYPED = {
  ...emptyDraft('trainer', 'en'),
  ...{ email: 'ana@example.com', firstName: 'Ana', specialization: ['strength'] },
  ...{ password: 'una clave larga', confirmPassword: 'una clave larga', answer: '7', photo: true },
}

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return import('./stored-sign-up.ts')
}

test('a draft survives a reload, without its secrets', async () => {
  const before = await openPage()
  before.storeSignUp(TYPED)
  expect(storage.kept.get(KEY)).not.toMatch(/clave|"answer"|"photo"/)
  const { $signUpDraft } = await openPage()
  const { password: _p, confirmPassword: _c, answer: _a, photo: _f, ...harmless } = TYPED
  expect($signUpDraft.get()).toEqual(harmless)
  $signUpDraft.forget()
  expect(storage.kept.size).toBe(0)
})

test('a draft that holds nothing is not stored, and one that was emptied is forgotten', async () => {
  const { storeSignUp } = await openPage()
  const empty = emptyDraft('athlete', 'en')
  storeSignUp({ ...empty, password: 'una clave larga' })
  expect(storage.kept.size).toBe(0)
  storeSignUp({ ...empty, email: 'ana@example.com' })
  expect(storage.kept.size).toBe(1)
  storeSignUp(empty)
  expect(storage.kept.size).toBe(0)
  storeSignUp({ ...empty, userType: 'trainer' })
  expect(storage.kept.size).toBe(1)
})

test('stored values of the wrong type or of unknown fields are dropped; the others are restored', async () => {
  const odd = { userType: 'admin', language: 'fr', languages: [1], newsletter: 'yes', height: 175 }
  storage.kept.set(KEY, JSON.stringify({ ...odd, toString: '', email: 'ana@example.com' }))
  expect((await openPage()).$signUpDraft.get()).toEqual({ email: 'ana@example.com' })
})

test.each(BROKEN_TEXTS)('%s restores nothing', async (text) => {
  storage.kept.set(KEY, text)
  expect((await openPage()).$signUpDraft.get() ?? {}).toEqual({})
})
