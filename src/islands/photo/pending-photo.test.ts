import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  readPendingPhoto,
  removePendingPhoto,
  savePendingPhoto,
  type PendingPhoto,
} from './pending-photo.ts'
import { sendPendingPhoto } from './send-pending-photo.ts'

const PHOTO: PendingPhoto = {
  dataUrl: 'data:image/webp;base64,UklGRg==',
  name: 'yo.jpg',
  type: 'image/jpeg',
  userType: 'physiotherapist',
}

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a photo that waits', () => {
  test('is found again by its owner and by nobody else, until it is removed', () => {
    savePendingPhoto('ana', PHOTO)
    expect(readPendingPhoto('ana')).toEqual(PHOTO)
    expect(readPendingPhoto('eva')).toBeNull()
    removePendingPhoto('ana')
    expect(readPendingPhoto('ana')).toBeNull()
    expect(kept.size).toBe(0)
  })

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a part missing', JSON.stringify({ ...PHOTO, userType: undefined })],
    ['another kind of data', JSON.stringify({ ...PHOTO, dataUrl: 'data:text/html;base64,eA==' })],
    ['an address elsewhere', JSON.stringify({ ...PHOTO, dataUrl: 'https://example.com/a.webp' })],
  ])('is not taken from %s', (_name, value) => {
    kept.set('pending-photo:ana', value)
    expect(readPendingPhoto('ana')).toBeNull()
  })

  test('is let go without a word where there is no room or no storage', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(() => savePendingPhoto('ana', PHOTO)).not.toThrow()
    expect(() => removePendingPhoto('ana')).not.toThrow()
    expect(readPendingPhoto('ana')).toBeNull()
  })
})

describe('at sign-in', () => {
  const answer = (status: number, body: object) => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })))
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  test('it is sent, and waits no longer', async () => {
    const fetched = answer(200, { avatarUrl: '/avatars/ana/avatar.webp?v=1' })
    savePendingPhoto('ana', PHOTO)
    expect(await sendPendingPhoto('ana')).toBe('/avatars/ana/avatar.webp?v=1')
    const [path, init] = fetched.mock.calls[0]!
    expect([path, init?.method]).toEqual(['/api/profile/avatar', 'PUT'])
    expect(JSON.parse(init?.body as string)).toEqual({ image: 'UklGRg==' })
    expect(readPendingPhoto('ana')).toBeNull()
  })

  test('nothing is sent for who has none', async () => {
    const fetched = answer(200, {})
    savePendingPhoto('ana', PHOTO)
    expect(await sendPendingPhoto('eva')).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('it goes on waiting when that fails, which is only logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answer(503, { error: { code: 'UNAVAILABLE', requestId: 'request-0123' } })
    savePendingPhoto('ana', PHOTO)
    expect(await sendPendingPhoto('ana')).toBeNull()
    expect(readPendingPhoto('ana')).toEqual(PHOTO)
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('UNAVAILABLE'))
  })
})
