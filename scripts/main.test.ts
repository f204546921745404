import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'main-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A script that prints until it is stopped, like a server, and reports uncaught errors, as ours does. */
const SCRIPT = `
  import { writeFileSync } from 'node:fs'
  import { main } from '#scripts/main.ts'
  process.on('uncaughtException', (error) => console.error(error.name))
  await main(async ({ atEnd, stopped }) => {
    atEnd(async () => writeFileSync(process.argv[1], ''))
    setInterval(() => console.log('a line'), 5)
    await stopped
  })
`

test.each(['stdout', 'both'])(
  'a script whose output (%s) is closed cleans up and exits',
  async (which) => {
    const cleaned = join(folder, which)
    const args = ['--input-type=module', '--eval', SCRIPT, cleaned]
    const child = spawn('node', args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    child.stdout.destroy()
    if (which !== 'stdout') child.stderr.destroy()
    await ended
    expect(existsSync(cleaned)).toBe(true)
  },
)

const FAILING = `
  import { main } from '#scripts/main.ts'
  await main(async () => {
    throw new Error('Failed query: select 1', { cause: new AggregateError([new Error('connect ECONNREFUSED')]) })
  })
`

test('a script that fails says what failed, and in one line more why', () => {
  const { status, stderr } = spawnSync('node', ['--input-type=module', '--eval', FAILING], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('Failed query: select 1\nCause: connect ECONNREFUSED\n')
  expect(status).toBe(1)
})
