import { expect, test } from 'vitest'
import type { SocialPlatform } from './social-network.ts'
import { SocialNetworks } from './social-networks.ts'

const network = (platform: string, url: string, isPrimary = false) => ({ platform, url, isPrimary })
const problems = (networks: unknown) =>
  SocialNetworks.safeParse(networks).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]) ?? []

test.each<[SocialPlatform, string]>([
  ['instagram', 'https://instagram.com/ana'],
  ['instagram', 'HTTPS://WWW.Instagram.com/ana/'],
  ['instagram', 'https://m.instagram.com/ana?igsh=1'],
  ['youtube', 'https://www.youtube.com/@ana'],
  ['youtube', 'https://youtu.be/abc'],
  ['tiktok', 'https://www.tiktok.com/@ana'],
  ['tiktok', 'https://vm.tiktok.com/ZM1'],
  ['linkedin', 'https://es.linkedin.com/in/ana'],
  ['linkedin', 'https://www.linkedin.com/in/ana'],
])('%s accepts %s', (platform, url) => {
  expect(problems([network(platform, url)])).toEqual([])
})

test.each<[SocialPlatform, string]>([
  ['instagram', 'https://evil.example/instagram.com'],
  ['instagram', 'https://instagram.com.evil.example/ana'],
  ['instagram', 'https://evilinstagram.com/ana'],
  ['instagram', 'https://evil.example#instagram.com'],
  ['instagram', 'https://evil.example?instagram.com'],
  ['instagram', 'https://instagram.com:8443/ana'],
  ['instagram', 'https://instagram.com./ana'],
  ['instagram', 'https://instagr\u0430m.com/ana'],
  // An open redirect.
  ['instagram', 'https://l.instagram.com/?u=https%3A%2F%2Fevil.example'],
  ['youtube', 'https://www.youtube.com/redirect?q=https://evil.example'],
  ['linkedin', 'https://www.linkedin.com/redir/redirect?url=evil.example'],
  ['linkedin', 'https:\\\\www.linkedin.com\\redir'],
  ['youtube', 'https://www.instagram.com/ana'],
  ['tiktok', 'https://tiktok.example/@ana'],
  ['linkedin', 'https://evil.linkedin.com.example/in/ana'],
])('%s rejects %s', (platform, url) => {
  expect(problems([network(platform, url)])).toEqual([['0.url', 'wrong_network']])
})

test.each([
  [
    'the same network twice',
    [
      network('instagram', 'https://instagram.com/a'),
      network('instagram', 'https://instagram.com/b'),
    ],
    [['1.url', 'duplicate']],
  ],
  [
    'two main ones',
    [
      network('instagram', 'https://instagram.com/a', true),
      network('youtube', 'https://youtu.be/b', true),
    ],
    [['', 'one_primary']],
  ],
  [
    'no link',
    [network('instagram', 'instagram.com/ana')],
    [
      ['0.url', 'invalid_link'],
      ['0.url', 'wrong_network'],
    ],
  ],
  ['five', Array(5).fill(network('instagram', 'https://instagram.com/a')), [['', 'too_many']]],
])('%s: rejected', (_, networks, expected) => {
  expect(problems(networks)).toEqual(expected)
})

test('unknown networks and unknown fields are rejected', () => {
  const url = 'https://instagram.com/a'
  expect(SocialNetworks.safeParse([network('myspace', url)]).success).toBe(false)
  expect(SocialNetworks.safeParse([{ ...network('instagram', url), id: 1 }]).success).toBe(false)
})
