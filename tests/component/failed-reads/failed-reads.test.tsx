import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '#client/data/query-client.ts'
import type { Call } from '#lib/http/contract.ts'
import type { ErrorCode } from '#lib/http/errors.ts'
import { $session } from '#stores/session.ts'
import { answer, ok, refused, type Asked } from '../support/api.ts'
import { departedTo } from '../support/departures.ts'
import { ACCOUNT } from './account.tsx'
import { ADMIN } from './admin.tsx'
import { CLIENTS } from './clients.tsx'
import { DASHBOARD } from './dashboard.tsx'
import { ELSEWHERE } from './elsewhere.ts'
import { HEALTH } from './health.tsx'
import { PUBLIC } from './public.tsx'
import type { Row } from './row.ts'

/**
 * Every read of every screen, refused in each way: its part says so once and offers to ask again, the rest of the screen
 * works, and nothing asks by itself. A page of HTML, no answer and a request that breaks off are UNAVAILABLE
 * (`src/client/data/send.test.ts`).
 */

const ROWS: readonly Row[] = [...ACCOUNT, ...ADMIN, ...HEALTH, ...PUBLIC, ...DASHBOARD, ...CLIENTS]
const CODES = ['INTERNAL', 'RATE_LIMITED', 'FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'] as const

const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`
const named = ROWS.map((row) => {
  const { call, place } = row
  return [place ? `${nameOf(call)} (${place})` : nameOf(call), row] as const
})
const retry = page.getByRole('button', { name: 'Reintentar' })
const shown = (text: string) =>
  expect.element(page.getByText(text, { exact: false }).first()).toBeVisible()

// An unreachable server is asked twice; the pause between is for `data.test.ts`.
const defaults = queryClient.getDefaultOptions()
beforeEach(() => {
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } })
})
afterEach(() => queryClient.setDefaultOptions(defaults))

/** The page says that the session has ended, or leads to the sign-in. */
const isEnded = () =>
  departedTo().length > 0 || page.getByText('Tu sesión ha terminado').elements().length > 0

/** Answers all that the row's screen asks, and its call with what the test sets. */
function refuse({ call, when, answers, answer: data }: Row, first: ErrorCode) {
  answers()
  const now: { code: ErrorCode | null } = { code: first }
  const isMeant = ({ query }: Asked) => when?.(query) ?? true
  const all = answer(call, (request) => {
    if (now.code && isMeant(request)) return refused(now.code)
    return ok(typeof data === 'function' ? (data as Answerer)(request.query) : data)
  })
  return { now, asked: () => all().filter(isMeant) }
}
type Answerer = (query: Record<string, string>) => unknown

test('every read has its row', () => {
  const modules = import.meta.glob<Record<string, unknown>>('/src/lib/**/*calls.ts', {
    eager: true,
  })
  const reads = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isRead)
    .map(nameOf)
  const known = [...ROWS.map(({ call }) => call), ...ELSEWHERE].map(nameOf)
  expect([...new Set(known)].toSorted()).toEqual([...new Set(reads)].toSorted())
})

const isRead = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && value.method === 'GET'

test.each(named)('%s: says that it failed, and asks by its button alone', async (_name, row) => {
  const { says, saysOf = {}, instead = {}, besides, shows } = row
  const { now, asked } = refuse(row, 'INTERNAL')
  await row.open()
  let calls = 1
  for (const code of CODES) {
    if (code in instead) continue
    if (code !== 'INTERNAL') {
      now.code = code
      await retry.click()
      calls += code === 'UNAVAILABLE' ? 2 : 1
    }
    await expect.poll(() => asked().length).toBe(calls)
    await shown(saysOf[code] ?? says)
    if (besides) await shown(besides)
  }
  now.code = null
  await retry.click()
  await shown(shows)
  expect(asked()).toHaveLength(calls + 1)
  expect(retry.elements()).toHaveLength(0)
})

const special = named.flatMap(([name, row]) =>
  Object.entries(row.instead ?? {}).map(
    ([code, text]) => [name, code as ErrorCode, text, row] as const,
  ),
)
test.each(special)('%s, answered by %s: %s', async (_name, code, text, row) => {
  const { asked } = refuse(row, code)
  await row.open()
  await shown(text)
  expect(asked()).toHaveLength(1)
})

test.each(named.filter(([, { isPublic }]) => !isPublic))(
  '%s, answered by the end of the session',
  async (_name, row) => {
    const { asked } = refuse(row, 'UNAUTHENTICATED')
    await row.open()
    await expect.poll(() => $session.get().signedIn).toBe(false)
    if (row.asVisitor) await expect.poll(() => document.querySelector('main')!.innerText).toBe('')
    else await expect.poll(isEnded).toBe(true)
    // A read is asked once more: its cookie may have been replaced meanwhile.
    expect(asked()).toHaveLength(2)
  },
)
