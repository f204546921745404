import { expect, test } from 'vitest'
import { builtRoutes } from './support/built-routes.ts'
import { rawRequest } from './support/raw-request.ts'
import { ORIGIN } from './support/site.ts'

/** Any path is answered by a page or an error of ours, whatever its length and bytes. */

/** What may stand where a route has a parameter. */
const PARTS = [
  'a'.repeat(251),
  'a'.repeat(300),
  'a'.repeat(5_000),
  '%00',
  'a%00b',
  '%',
  '%ff%fe',
  '%E0%A4%A',
  '%C0%AF',
  '%ED%A0%80',
  '%2F',
  '%5C',
  '%2e%2e',
  '%252e',
  '.',
  '..',
  'a.',
  'a..',
  'a%20',
  '%0d%0a',
  '%F0%9F%98%80',
  '%EF%BF%BE',
  '__proto__',
  'constructor',
  ';',
  '~',
  '-',
  '',
]
const port = Number(new URL(ORIGIN).port)

const isAnswered = async (path: string) => {
  const { status, body } = await rawRequest(port, { path })
  // A sitemap that does not exist says no more than that.
  const isOurs = status < 400 || /<h1|"code"/.test(body) || /\.xml$/.test(path)
  return status < 500 && isOurs ? [] : [`${path.slice(0, 80)}: ${status} ${body.slice(0, 80)}`]
}

const FUNCTIONS = ['/api/[x]', '/avatars/[x]/avatar.webp', '/share/es/article/[x]/picture.png']
const FILES = ['/[x]', '/en/[x]', '/_astro/[x]', '/[x].html', '//[x]', '/[x]/', '/[x]//[x]']

test('a page, a function or an error of ours answers at every path', async () => {
  const routes = (await builtRoutes()).map(({ route }) => route)
  expect(routes.length).toBeGreaterThan(50)
  const places = [...new Set([...routes, ...FUNCTIONS, ...FILES])]
    .map((route) => route.replace('/[...locale]', ''))
    .filter((route) => route.includes('['))
  const paths = places.flatMap((place) =>
    PARTS.map((part) => place.replace(/\[[.\w]+\]/g, () => part)),
  )
  const wrong: string[] = []
  for (const path of paths) wrong.push(...(await isAnswered(path)))
  expect(wrong).toEqual([])
})
