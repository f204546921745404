import { expect, test } from 'vitest'
import { get } from './support/site.ts'

const DAY = 86_400_000

test('security.txt names a contact, its own address, and an end within a year', async () => {
  const response = await get('/.well-known/security.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  ) as Record<string, string>
  expect(fields['Contact']).toMatch(/^(mailto:[^@\s]+@\S+|https:\/\/\S+)$/)
  expect(new URL(fields['Canonical']!).pathname).toBe('/.well-known/security.txt')
  const days = (Date.parse(fields['Expires']!) - Date.now()) / DAY
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('favicon.ico is there for what asks for it without reading a page', async () => {
  const response = await get('/favicon.ico')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^image\//)
  // The signature of the format, and three sizes.
  expect(Buffer.from(await response.arrayBuffer()).subarray(0, 6)).toEqual(
    Buffer.from([0, 0, 1, 0, 3, 0]),
  )
})

test('every page that llms.txt names exists, in both languages', async () => {
  const text = await (await get('/llms.txt')).text()
  const paths = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, url]) =>
    decodeURI(new URL(url!).pathname),
  )
  expect(paths.length).toBe(text.match(/^- /gm)?.length)
  const english = paths.filter((path) => /^\/en\b/.test(path))
  expect(english.length).toBe(paths.length / 2)
  expect(english.length).toBeGreaterThan(30)
  for (const path of paths) {
    const answer = await get(path)
    expect(answer.status, path).toBe(200)
  }
})
