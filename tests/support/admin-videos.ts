import { randomBytes } from 'node:crypto'
import adminVideos from '#functions/admin-videos.ts'
import type { VideoInput } from '#lib/admin/videos-schemas.ts'
import { newAddress } from './account-api.ts'
import { SITE } from './call-function.ts'

/** An id as those of YouTube. */
export const anyYoutubeId = () => randomBytes(9).toString('base64url').slice(0, 11)

/** What an admin enters about a plank, unless overridden. */
export const videoInput = (given: Partial<VideoInput> = {}): VideoInput => ({
  url: `https://youtu.be/${anyYoutubeId()}`,
  name: { es: 'Plancha', en: 'Plank' },
  description: { es: 'Fortalece el tronco.', en: 'Strengthens the trunk.' },
  section: 'core',
  professional: 'both',
  channel: 'HSS',
  spokenLocale: 'en',
  needsGuidance: false,
  isActive: true,
  ...given,
})

/** What an admin may do with the library, through the API. */
export function videosAs(cookie: string) {
  const at = async (method: string, rest: string, body?: unknown, key?: string) => {
    const work: Promise<unknown>[] = []
    const request = new Request(`${SITE}/api/admin/videos${rest}`, {
      method,
      headers: {
        ...{ origin: SITE, 'content-type': 'application/json', cookie },
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
    const platform = { ip: newAddress(), requestId: 'request-0123', waitUntil }
    const response = await adminVideos(request, platform)
    await Promise.all(work)
    return response
  }
  return {
    list: (query = '') => at('GET', query),
    get: (id: string) => at('GET', `/${id}`),
    create: (body: unknown, key?: string) => at('POST', '', body, key),
    update: (id: string, body: unknown) => at('PUT', `/${id}`, body),
    remove: (id: string) => at('DELETE', `/${id}`),
  }
}
