import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gatesOfChange } from './changed.ts'
import { GATES, selectGates } from './gates.ts'
import { AREAS } from './journeys.ts'

const needs = new Map([
  ['src/lib/health/bands.ts', []],
  ['src/lib/health/bands.test.ts', ['src/lib/health/bands.ts']],
  ['src/islands/health/chart.tsx', ['src/lib/health/bands.ts']],
  ['src/islands/timers/stage.tsx', []],
  ['src/server/health/save.ts', ['src/lib/health/bands.ts']],
  ['src/styles/site.css', []],
  ['tests/component/support/setup.ts', ['src/styles/site.css']],
  ['tests/component/health/chart.test.tsx', ['src/islands/health/chart.tsx']],
  ['tests/component/timers/stage.test.tsx', ['src/islands/timers/stage.tsx']],
  ['tests/integration/health-records.test.ts', ['src/server/health/save.ts']],
  ['tests/integration/sign-in.test.ts', []],
  ['tests/e2e/support/person.ts', []],
  ['tests/e2e/health-shared.spec.ts', []],
  ['tests/e2e/tools.spec.ts', ['tests/e2e/support/person.ts']],
  ['tests/e2e/theme.spec.ts', []],
  ['docs/operations.md', []],
])

/** The gates of a change, with the files that each is narrowed to. */
function reached(...changed: string[]) {
  const gates = gatesOfChange(GATES, { changed, needs })
  const isFile = (word: string) => needs.has(word)
  return Object.fromEntries(gates.map(({ name, command }) => [name, command.filter(isFile)]))
}

test('a change of one island runs its own tests and journeys', () => {
  expect(reached('src/islands/timers/stage.tsx')).toMatchObject({
    lint: ['src/islands/timers/stage.tsx'],
    format: ['src/islands/timers/stage.tsx'],
    component: ['tests/component/timers/stage.test.tsx'],
    e2e: ['tests/e2e/tools.spec.ts'],
  })
  expect(reached('src/islands/timers/stage.tsx')).not.toHaveProperty('integration')
})

test('a rule reaches every layer that stands on it', () => {
  expect(reached('src/lib/health/bands.ts')).toMatchObject({
    unit: ['src/lib/health/bands.test.ts'],
    component: ['tests/component/health/chart.test.tsx'],
    integration: ['tests/integration/health-records.test.ts'],
    e2e: ['tests/e2e/health-shared.spec.ts'],
  })
})

test('a changed test runs alone, and no page of the site with it', () => {
  const gates = reached('tests/integration/sign-in.test.ts')
  expect(gates['integration']).toEqual(['tests/integration/sign-in.test.ts'])
  expect(Object.keys(gates)).not.toEqual(expect.arrayContaining(['e2e']))
})

test('a support of browser tests runs the specs that use it', () => {
  expect(reached('tests/e2e/support/person.ts')['e2e']).toEqual(['tests/e2e/tools.spec.ts'])
})

test('what every page has runs every journey', () => {
  expect(reached('src/layouts/page.astro')['e2e']).toEqual([
    'tests/e2e/health-shared.spec.ts',
    'tests/e2e/tools.spec.ts',
    'tests/e2e/theme.spec.ts',
  ])
})

test('a page of no area runs the specs of the site itself', () => {
  expect(reached('src/components/footer.astro')['e2e']).toEqual(['tests/e2e/theme.spec.ts'])
})

test('the styles of the site reach the whole component layer', () => {
  const [gate] = gatesOfChange(selectGates(['component']), {
    changed: ['src/styles/site.css'],
    needs,
  })
  expect(gate).toEqual(selectGates(['component'])[0])
})

test('a deleted file is neither linted nor formatted, and its types are checked', () => {
  const gates = reached('src/lib/health/gone.ts')
  expect(gates).not.toHaveProperty('lint')
  expect(gates).not.toHaveProperty('format')
  expect(gates).toHaveProperty('typecheck')
})

test('a document runs nothing', () => {
  expect(reached('docs/operations.md')).toEqual({})
})

test('other packages run every test below the browser', () => {
  const gates = gatesOfChange(GATES, { changed: ['package-lock.json'], needs })
  expect(gates).toEqual(expect.arrayContaining([...selectGates(['supply', 'unit', 'integration'])]))
})

test('`quick` is every gate but those that open the site in a browser', () => {
  const names = (gates: readonly { name: string }[]) => gates.map(({ name }) => name)
  const all = names(selectGates([]))
  expect(names(selectGates(['quick']))).toEqual(
    all.filter((name) => name !== 'e2e' && name !== 'engines'),
  )
  expect(all).toEqual(names(GATES))
})

test('an unknown gate is an error that names the known ones', () => {
  expect(() => selectGates(['unit', 'nowhere'])).toThrow(/No gate nowhere; there are .*unit/)
})

test('each area of the site names spec files that exist', () => {
  const specs = readdirSync('tests/e2e').filter((name) => name.endsWith('.spec.ts'))
  const beginnings = Object.values(AREAS).flatMap((area) => area.specs)
  const gone = beginnings.filter((begin) => !specs.some((name) => name.startsWith(begin)))
  expect(gone).toEqual([])
})

test('the rules of types ask for types anew', () => {
  expect(reached('.oxlintrc.json')).toEqual({ typecheck: [] })
})
