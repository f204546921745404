import { expect, test } from 'vitest'
import type { AdminVideo } from '#lib/admin/videos-schemas.ts'
import type { VideoId } from '#lib/ids.ts'
import { youtubeIdOf } from '#lib/videos/youtube-id.ts'
import { check, EMPTY, toForm, toInput } from './form.ts'

const VIDEO: AdminVideo = {
  id: '00000000-0000-4000-8000-000000000000' as VideoId,
  name: { es: 'Plancha', en: 'Plank' },
  description: { es: 'Uno\ndos', en: '' },
  youtubeId: '-bJIpOq-LWk',
  section: 'core',
  professional: 'trainer',
  channel: null,
  spokenLocale: null,
  needsGuidance: true,
  isActive: false,
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
}

test.each([VIDEO, { ...VIDEO, channel: 'HSS', spokenLocale: 'es' as const }])(
  'what is stored comes back from the form as it was',
  (video) => {
    const form = toForm(video)
    const input = toInput(form)
    expect(check(form)).toEqual({ body: input })
    const { channel, spokenLocale, name, description } = video
    expect(input).toMatchObject({ channel, spokenLocale, name, description, isActive: false })
    expect(youtubeIdOf(input.url)).toBe(video.youtubeId)
  },
)

test('an empty form asks for the address and both names, and nothing else', () => {
  expect(EMPTY).toMatchObject({ section: 'core', professional: 'both', isActive: true })
  expect(check(EMPTY)).toEqual({
    problems: { url: 'required', 'name.es': 'required', 'name.en': 'required' },
  })
})
