import { expect, test } from 'vitest'
import { createSaver, type SaveState } from './saver.ts'

/** A server that answers when it is told to. */
function server() {
  const calls: { value: string; answer: (isDone: boolean) => void }[] = []
  const states: SaveState[] = []
  const saver = createSaver({
    saved: '',
    save: (value: string) => new Promise<boolean>((answer) => calls.push({ value, answer })),
    onState: (state) => states.push(state),
  })
  return { calls, states, saver }
}

test('what is saved already is not saved again', async () => {
  const { calls, saver } = server()
  await saver.flush()
  expect(calls).toEqual([])
  expect(saver.isUnsaved()).toBe(false)
})

test('what was typed during a call is saved after it, and only then it is saved', async () => {
  const { calls, states, saver } = server()
  saver.give('a')
  const done = saver.flush()
  saver.give('ab')
  saver.give('abc')
  await saver.flush()
  expect(calls.map(({ value }) => value)).toEqual(['a'])
  calls[0]!.answer(true)
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]!.value).toBe('abc')
  calls[1]!.answer(true)
  await done
  expect(states).toEqual(['saving', 'saving', 'saved'])
  expect(saver.isUnsaved()).toBe(false)
})

test('what was refused stays unsaved, and is tried again when asked', async () => {
  const { calls, states, saver } = server()
  saver.give('a')
  const first = saver.flush()
  calls[0]!.answer(false)
  await first
  expect(states).toEqual(['saving', 'failed'])
  expect(saver.isUnsaved()).toBe(true)
  const second = saver.flush()
  calls[1]!.answer(true)
  await second
  expect(states.at(-1)).toBe('saved')
})

test('after a stop nothing is left to save', async () => {
  const { calls, saver } = server()
  saver.give('a')
  saver.stop()
  await saver.flush()
  expect(calls).toEqual([])
})

test('what is sent next can wait for what is being saved', async () => {
  const { calls, saver } = server()
  let isSettled = false
  await saver.settled()
  saver.give('a')
  void saver.flush()
  const settled = saver.settled().then(() => (isSettled = true))
  saver.give('ab')
  calls[0]!.answer(true)
  await expect.poll(() => calls.length).toBe(2)
  expect(isSettled).toBe(false)
  calls[1]!.answer(true)
  await settled
  expect(saver.isUnsaved()).toBe(false)
})
