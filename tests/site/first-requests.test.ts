import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Config } from '@netlify/functions'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { articles, professionals } from '#db/schema/index.ts'
import { forgotPassword } from '#lib/passwords/calls.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { PATHS } from '#lib/site/routes.ts'
import { keptSite } from '#scripts/build/site-directory.ts'
import { functionMatcher } from '#scripts/serve/functions.ts'
import { apiVideos, somebody } from '#tests/e2e/support/api.ts'
import { newPerson, withDatabase } from '#tests/e2e/support/person.ts'
import { idsAs, MATRIX } from '#tests/integration/authorization-matrix.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { insertArticle } from '#tests/support/articles.ts'
import type { Answer } from '#tests/support/first-answer.ts'
import { staticConfig } from '#tests/support/static-config.ts'
import { builtRoutes } from './support/built-routes.ts'
import { mailedLink } from './support/mailed-link.ts'
import { get, ORIGIN, request } from './support/site.ts'

/**
 * Whatever a process is asked first, it answers as one that has answered everything before: the platform starts a process
 * for any request. Each is asked in a process of its own, and compared with the site that runs.
 */

const { functions, pages } = keptSite()

type Init = { method?: string; headers?: Record<string, string>; body?: string }

const FIRST_ANSWER = fileURLToPath(new URL('../support/first-answer.ts', import.meta.url))

/**
 * With what the process wrote meanwhile, which says why it failed.
 *
 * @throws Error when it ends without an answer
 */
async function firstAnswer(
  file: string,
  path: string,
  init: Init = {},
): Promise<Answer & { log: string }> {
  const address = pathToFileURL(resolve(file)).href
  const child = fork(FIRST_ANSWER, [address, ORIGIN + path, JSON.stringify(init)], {
    // Without Vitest's own: its condition `development` asks packages for files that are not deployed.
    execArgv: [],
    silent: true,
  })
  const log = Promise.all([child.stdout!, child.stderr!].map((output) => text(output)))
  let answer: Answer | undefined
  child.once('message', (message) => {
    answer = message as Answer
    child.kill()
  })
  await once(child, 'close')
  const written = (await log).join('')
  if (!answer) throw new Error(`${path} is not answered:\n${written}`)
  return { ...answer, log: written }
}

/**
 * What differs from answer to answer: what the connection says, and what is made of chance (challenges) or of the
 * time.
 */
const PASSING = /^(connection|content-length|date|keep-alive|set-cookie|transfer-encoding|vary)$/
const CHANCE = /uid="\w+"|\b(plus|minus|times)\b|[\w+/=-]{24,}|\d+/g

function comparable({ status, headers, body }: Answer) {
  const kept = headers.filter(([name]) => !PASSING.test(name))
  return {
    status,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, value.replace(CHANCE, '…')])),
    body: body.replace(CHANCE, '…'),
  }
}

/** The answer of the site that runs, which has answered much before. */
async function laterAnswer(path: string): Promise<Answer> {
  const response = await get(path)
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
  }
}

async function expectSame(file: string, path: string) {
  const first = await firstAnswer(file, path)
  expect(first.status, `${path}\n${first.log}`).toBeLessThan(500)
  expect(comparable(first), path).toEqual(comparable(await laterAnswer(path)))
}

/** An address of each route: what is not named here has the same name as its parameter. */
async function addressOf(route: string): Promise<string> {
  const type = PROFESSIONAL_TYPES.find((one) => route.includes(`/${one}/`))
  const { id } = type
    ? await somebody(request, type)
    : { id: (await apiVideos(request)).items[0]!.id }
  const values: Record<string, string> = {
    '[...locale]': 'en',
    '[list]': 'trainers',
    '[city]': 'es-madrid',
    '[specialty]': 'strength',
    '[n]': '1',
    '[id]': id,
    '[...id]': 'nowhere',
    '[action]': 'session',
    '/[...rest]': '',
  }
  return route.replace(/\/\[\.\.\.rest\]|\[[.\w]+\]/g, (part) => values[part] ?? part)
}

const ROUTES = (await builtRoutes()).filter(({ prerender }) => !prerender)

// They only read, so several may wait at once.
test.concurrent.each(ROUTES.map(({ route }) => route))(
  'the page function, asked first for %s',
  async (route) => {
    const path = await addressOf(route)
    expect(path).not.toContain('[')
    await expectSame(pages, path)
  },
)

test('the page function, asked first for an article of the database', async () => {
  const slug = `asked-first-${Date.now()}`
  const content = '## Uno\n\nUn [enlace](/faq) y *algo más*.'
  const id = await withDatabase((db) => insertArticle(db, slug, { content }))
  try {
    const { status, body, log } = await firstAnswer(pages, `/article/${slug}`)
    expect(status, log).toBe(200)
    expect(body).toContain('<em>algo más</em>')
  } finally {
    await withDatabase((db) => db.delete(articles).where(eq(articles.id, id)))
  }
})

/** An admin, and a trainer of the demo data, who has a page. */
const COOKIES = await withDatabase(async (db) => {
  const { type, userId: id, createdAt } = professionals
  const [trainer] = await db
    .select({ id })
    .from(professionals)
    .where(eq(type, 'trainer'))
    .orderBy(createdAt)
    .limit(1)
  const admin = await makeUser(db, { role: 'admin' })
  return { admin: await cookieOf(db, admin), trainer: await cookieOf(db, trainer!) }
})

/** A read that a function answers with 200, as somebody who may ask for it; undefined when it has none. */
function readOf(config: Config): { path: string; cookie: string } | undefined {
  const matches = functionMatcher(config)
  for (const [route, { allows, path: pathOf, status }] of Object.entries(MATRIX)) {
    const path = pathOf(idsAs(''))
    const isOfAnybody = path === pathOf(idsAs('another'))
    if (!route.startsWith('GET ') || status.own !== 200 || !isOfAnybody) continue
    const role = allows.includes('admin') ? 'admin' : 'trainer'
    if (matches(new Request(ORIGIN + path))) return { path, cookie: COOKIES[role] }
  }
  return undefined
}

const FUNCTIONS = readdirSync(functions).filter((name) => name.endsWith('.mjs'))

test.each(FUNCTIONS)('%s, asked first', async (name) => {
  const file = join(functions, name)
  const config = staticConfig(await readFile(file, 'utf8')) as Config
  if ('schedule' in config) {
    const { status, log } = await firstAnswer(file, '/.netlify/scheduled', { method: 'POST' })
    expect(status, log).toBe(204)
    return
  }
  const read = readOf(config)
  if (read) {
    const { status, log } = await firstAnswer(file, read.path, { headers: { cookie: read.cookie } })
    expect(status, `${read.path}\n${log}`).toBe(200)
    return
  }
  const [path] = 'path' in config ? [config.path].flat() : []
  await expectSame(file, path!.replace(/:\w+/g, '0').replace('*', 'nowhere'))
})

test('what follows the first answer is done, too: a mail goes out', async () => {
  const { email } = await newPerson()
  const { status, log } = await firstAnswer(join(functions, 'account.mjs'), forgotPassword.path, {
    method: forgotPassword.method,
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(status, log).toBe(200)
  expect(await mailedLink(email, PATHS.resetPassword)).toContain(ORIGIN)
})
