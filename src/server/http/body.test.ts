import { afterEach, expect, test, vi } from 'vitest'
import { readJson } from './body.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://miformaactiva.test/api/x', {
    method: 'POST',
    body,
    headers,
    ...{ duplex: 'half' },
  })

afterEach(() => void vi.useRealTimers())

test('reads JSON up to the byte limit', async () => {
  const text = JSON.stringify({ name: 'Íñigo' })
  expect(await readJson(post(text), Buffer.byteLength(text))).toEqual({ name: 'Íñigo' })
})

test('counts bytes, not characters', async () => {
  const text = JSON.stringify('ñ')
  await expect(readJson(post(text), text.length)).rejects.toMatchObject({ code: 'TOO_LARGE' })
})

test('stops at the limit, whatever content-length says', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(1024))
    },
  })
  const request = post(endless, { 'content-length': '2' })
  await expect(readJson(request, 4096)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  expect(sent).toBeLessThan(10)
})

test.each(['0,', '"a":0,', '{},', '[['])('stops at the limit of values: %s', async (part) => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      sent += 1
      controller.enqueue(Buffer.from(part.repeat(100)))
    },
  })
  const request = post(endless)
  await expect(readJson(request, 5_000_000, 1_000)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  expect(sent).toBeLessThan(15)
})

test('does not read what owns up to more than the limit', async () => {
  const pull = vi.fn()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({ pull }, { highWaterMark: 0 })
  const request = post(body, { 'content-length': '5200000' })
  await expect(readJson(request, 4096)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  expect(pull).not.toHaveBeenCalled()
})

test.each(['silent', 'dripping'])('times out for a %s body that never ends', async (kind) => {
  vi.useFakeTimers()
  let drip: NodeJS.Timeout | undefined
  const cancelled = vi.fn(() => clearInterval(drip))
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      if (kind === 'silent') return
      drip = setInterval(() => controller.enqueue(new Uint8Array(1)), 1_000)
    },
    cancel: cancelled,
  })
  const refused = expect(readJson(post(endless), 4096)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { body: 'too_slow' },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
  expect(cancelled).toHaveBeenCalledOnce()
})

test('an aborted body is invalid input, not an internal error', async () => {
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(Buffer.from('{"name":')),
    pull: (controller) => controller.error(new Error('aborted')),
  })
  await expect(readJson(post(broken), 4096)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { body: 'incomplete' },
  })
})

test('leaves no timer running', async () => {
  vi.useFakeTimers()
  await readJson(post('{}'), 4096)
  await readJson(post('{'), 4096).catch(() => undefined)
  expect(vi.getTimerCount()).toBe(0)
})

const MALFORMED: [string, BodyInit][] = [
  ['no body', ''],
  ['half an object', '{"a":'],
  ['a form', 'a=1&b=2'],
  ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['NaN', '{"a":NaN}'],
]

test.each(MALFORMED)('%s is invalid', async (_name, body) => {
  await expect(readJson(post(body), 1024)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { body: 'invalid' },
  })
})
