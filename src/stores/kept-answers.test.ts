import { expect, test, vi } from 'vitest'
import { BROKEN_TEXTS, browserStorage } from '#tests/support/browser-storage.ts'

const storage = browserStorage('sessionStorage')
const KEY = 'questionnaire-draft'
const KEPT = { userId: 'nora', id: 'a-questionnaire', form: ['En la rodilla', ['Correr']] }

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules()
  return (await import('./kept-answers.ts')).$keptAnswers
}

test('answers outlive a reload of their tab, until they are forgotten', async () => {
  ;(await openPage()).set(KEPT)
  expect(storage.kept.get(KEY)).toBe(JSON.stringify(KEPT))
  const $kept = await openPage()
  expect($kept.get()).toEqual(KEPT)
  $kept.forget()
  expect(storage.kept.size).toBe(0)
})

test.each(BROKEN_TEXTS)('%j reads as none', async (text) => {
  storage.kept.set(KEY, text)
  expect((await openPage()).get()).toBeNull()
})

test('where storage is full they last as long as the page', async () => {
  storage.become('full')
  const $kept = await openPage()
  $kept.set(KEPT)
  expect($kept.get()).toEqual(KEPT)
  expect(storage.kept.size).toBe(0)
})
