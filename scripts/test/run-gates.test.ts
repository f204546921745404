import { expect, test } from 'vitest'
import { runGates } from './run-gates.ts'

const gate = (name: string, alone = false) => ({ name, command: [name], alone })

test('two gates run at a time, in their order, and what is alone with no other', async () => {
  const running = new Set<string>()
  const seen: string[] = []
  const ends = new Map<string, () => void>()
  const done = runGates(
    [gate('a'), gate('b'), gate('c'), gate('build', true), gate('d'), gate('e')],
    async ({ name }) => {
      running.add(name)
      seen.push([...running].join('+'))
      await new Promise<void>((end) => ends.set(name, end))
      running.delete(name)
      return { passed: 2, failed: name === 'c' ? 1 : 0, skipped: 0 }
    },
  )
  for (const name of ['b', 'a', 'c', 'build', 'd', 'e']) {
    ends.get(name)!()
    await new Promise(setImmediate)
  }
  expect(seen).toEqual(['a', 'a+b', 'a+c', 'build', 'd', 'd+e'])
  expect(await done).toEqual({ passed: 12, failed: 1, skipped: 0 })
})
