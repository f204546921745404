import { expect, test } from 'vitest'
import { createSaver } from './saver.ts'

/** A saver over a server that answers when the test lets it. */
function begin() {
  const calls: { value: string; answer: (isDone: boolean) => void }[] = []
  const saver = createSaver('')
  const save = (value: string) =>
    new Promise<boolean>((answer) => {
      calls.push({ value, answer })
    })
  return {
    calls,
    saver,
    give: (value: string) => saver.give(value, save),
    now: () => saver.$progress.get(),
  }
}

test('what is stored already is not stored again', async () => {
  const { calls, saver, give, now } = begin()
  await saver.flush()
  give('')
  await saver.flush()
  expect(calls).toEqual([])
  expect(now()).toEqual({ saved: '""', failed: null, isRunning: false, at: null })
})

test('what is given during a call is stored after it, the newest alone', async () => {
  const { calls, saver, give, now } = begin()
  give('a')
  const done = saver.flush()
  expect(now()).toMatchObject({ saved: '""', isRunning: true })
  give('ab')
  give('abc')
  await saver.flush()
  expect(calls.map(({ value }) => value)).toEqual(['a'])
  calls[0]!.answer(true)
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]!.value).toBe('abc')
  expect(now()).toMatchObject({ saved: '"a"', isRunning: true })
  calls[1]!.answer(true)
  await done
  expect(now()).toMatchObject({ saved: '"abc"', failed: null, isRunning: false })
  expect(now().at).not.toBeNull()
})

test('the newest is stored by the function that was given with it', async () => {
  const { calls, saver, give } = begin()
  const others: string[] = []
  give('a')
  const done = saver.flush()
  saver.give('ab', (value) => {
    others.push(value)
    return Promise.resolve(true)
  })
  calls[0]!.answer(true)
  await done
  expect([calls.length, others]).toEqual([1, ['ab']])
})

test('what was refused is not stored, and is tried again when asked', async () => {
  const { calls, saver, give, now } = begin()
  give('a')
  const first = saver.flush()
  calls[0]!.answer(false)
  await first
  expect(now()).toEqual({ saved: '""', failed: '"a"', isRunning: false, at: null })
  const second = saver.flush()
  calls[1]!.answer(true)
  await second
  expect(now()).toMatchObject({ saved: '"a"', failed: null })
})

test('what is stored otherwise is not stored again', async () => {
  const { calls, saver, give, now } = begin()
  give('a')
  saver.accept('a')
  await saver.flush()
  expect(calls).toEqual([])
  expect(now()).toMatchObject({ saved: '"a"', failed: null })
})

test('what is sent next can wait for all that is being stored', async () => {
  const { calls, saver, give } = begin()
  let isSettled = false
  await saver.settled()
  give('a')
  void saver.flush()
  const settled = saver.settled().then(() => (isSettled = true))
  give('ab')
  calls[0]!.answer(true)
  await expect.poll(() => calls.length).toBe(2)
  expect(isSettled).toBe(false)
  calls[1]!.answer(true)
  await settled
  expect(isSettled).toBe(true)
})
