import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { pendingPhoto, type PendingPhoto } from './pending-photo.ts'
import { sendPendingPhoto } from './send-pending-photo.ts'

const PHOTO: PendingPhoto = {
  dataUrl: 'data:image/webp;base64,UklGRg==',
  name: 'yo.jpg',
  type: 'image/jpeg',
  userType: 'physiotherapist',
}

const storage = browserStorage()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a pending photo', () => {
  test('is only returned for its owner, until it is removed', () => {
    expect(pendingPhoto('ana').keep(PHOTO)).toBe(true)
    expect(storage.kept.get('pending-photo:ana')).toBe(JSON.stringify(PHOTO))
    expect(pendingPhoto('ana').get()).toEqual(PHOTO)
    expect(pendingPhoto('eva').get()).toBeNull()
    pendingPhoto('ana').forget()
    expect(pendingPhoto('ana').get()).toBeNull()
    expect(storage.kept.size).toBe(0)
  })

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a part missing', JSON.stringify({ ...PHOTO, userType: undefined })],
    ['another kind of data', JSON.stringify({ ...PHOTO, dataUrl: 'data:text/html;base64,eA==' })],
    ['an address elsewhere', JSON.stringify({ ...PHOTO, dataUrl: 'https://example.com/a.webp' })],
  ])('is not read from %s', (_name, value) => {
    storage.kept.set('pending-photo:ana', value)
    expect(pendingPhoto('ana').get()).toBeNull()
  })

  test.each(['full', 'refused'] as const)(
    'is dropped without an error where storage is %s',
    (kind) => {
      storage.become(kind)
      expect(pendingPhoto('ana').keep(PHOTO)).toBe(false)
      expect(pendingPhoto('ana').get()).toBeNull()
    },
  )
})

describe('at sign-in', () => {
  const answer = (status: number, body: object) => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })))
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  test('it is uploaded and removed', async () => {
    const fetched = answer(200, { avatarUrl: '/avatars/ana/avatar.webp?v=1' })
    pendingPhoto('ana').keep(PHOTO)
    expect(await sendPendingPhoto('ana')).toBe('/avatars/ana/avatar.webp?v=1')
    const [path, init] = fetched.mock.calls[0]!
    expect([path, init?.method]).toEqual(['/api/profile/avatar', 'PUT'])
    expect(init?.headers).toEqual({ 'Content-Type': 'image/webp' })
    expect(await (init?.body as Blob).text()).toBe('RIFF')
    expect(pendingPhoto('ana').get()).toBeNull()
  })

  test('nothing is uploaded for a user without one', async () => {
    const fetched = answer(200, {})
    pendingPhoto('ana').keep(PHOTO)
    expect(await sendPendingPhoto('eva')).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('it is kept when the upload fails, which is only logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answer(503, { error: { code: 'UNAVAILABLE', requestId: 'request-0123' } })
    pendingPhoto('ana').keep(PHOTO)
    expect(await sendPendingPhoto('ana')).toBeNull()
    expect(pendingPhoto('ana').get()).toEqual(PHOTO)
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('UNAVAILABLE'))
  })
})
