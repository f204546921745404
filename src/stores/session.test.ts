import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Store from './session.ts'

let heard: string[]
let channel: BroadcastChannel

/** A tab of a browser that has these cookies. */
async function openTab(
  cookie: string,
): Promise<typeof Store & { dataset: Record<string, string> }> {
  vi.resetModules()
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', { cookie, documentElement: { dataset } })
  return { ...(await import('./session.ts')), dataset }
}

beforeEach(() => {
  heard = []
  channel = new BroadcastChannel('session')
  channel.onmessage = ({ data }: MessageEvent<string>) => void heard.push(data)
})
afterEach(() => {
  channel.close()
  vi.unstubAllGlobals()
})
// The next file opens another page.
afterAll(() => vi.resetModules())

test.each([
  ['theme=dark; session_hint=athlete', true],
  ['session_hint=athlete', true],
  ['not_session_hint=athlete', false],
  ['session_hint=', false],
  ['', false],
])('with the cookies %j the initial state is', async (cookie, signedIn) => {
  const { $session } = await openTab(cookie)
  expect($session.get()).toEqual({ signedIn, event: 'initial-session' })
})

test('each event is published here and to the other tabs, and sets the page attribute', async () => {
  const { $session, announce, dataset } = await openTab('')
  announce('signed-in')
  expect($session.get()).toEqual({ signedIn: true, event: 'signed-in' })
  expect(dataset).toEqual({ session: 'in' })
  announce('user-updated')
  announce('token-refreshed')
  expect($session.get()).toEqual({ signedIn: true, event: 'token-refreshed' })
  announce('signed-out')
  expect($session.get()).toEqual({ signedIn: false, event: 'signed-out' })
  expect(dataset).toEqual({})
  await vi.waitFor(() =>
    expect(heard).toEqual(['signed-in', 'user-updated', 'token-refreshed', 'signed-out']),
  )
})

test('a recovery link does not change the session, and is not sent to other tabs', async () => {
  const { $session, announce } = await openTab('session_hint=athlete')
  announce('password-recovery')
  expect($session.get()).toEqual({ signedIn: true, event: 'password-recovery' })
  announce('signed-out')
  await vi.waitFor(() => expect(heard).toEqual(['signed-out']))
})

test('a subscriber receives the events of other tabs, and unknown messages are ignored', async () => {
  const { $session } = await openTab('session_hint=athlete')
  const stop = $session.listen(() => undefined)
  channel.postMessage('nonsense')
  channel.postMessage('signed-out')
  await vi.waitFor(() => expect($session.get()).toEqual({ signedIn: false, event: 'signed-out' }))
  stop()
})
