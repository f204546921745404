import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTyping } from './typing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A field, and whether work that waits for a pause has begun. */
function field() {
  const element = new EventTarget()
  const typing = followTyping(element)
  const work = vi.fn()
  return {
    typing,
    work,
    key: () => element.dispatchEvent(new Event('keydown')),
    begin: () => typing.pause().then(work),
  }
}

test('work begins at once where nobody types', async () => {
  const { begin, work } = field()
  await begin()
  expect(work).toHaveBeenCalledOnce()
})

test('work waits for the end of a word, however long it is', async () => {
  const { key, begin, work } = field()
  key()
  void begin()
  for (let letter = 0; letter < 40; letter++) {
    await vi.advanceTimersByTimeAsync(150)
    key()
  }
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(400)
  expect(work).toHaveBeenCalledOnce()
})

test('a press on a button ends the word', async () => {
  const { key, begin, work, typing } = field()
  key()
  const begun = begin()
  typing.rest()
  await begun
  expect(work).toHaveBeenCalledOnce()
})
