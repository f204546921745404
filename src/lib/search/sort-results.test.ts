import { expect, test } from 'vitest'
import type { Result } from './row-results.ts'
import { sortResults } from './sort-results.ts'

const result = (group: Result['group'], title: string, text = ''): Result => ({
  group,
  title,
  text,
  path: `/${title}`,
})

test('what a title or the summary of an article names stands in its group, all else mentions it', () => {
  const knee = result('article', 'Dolor de rodilla')
  const stairs = result('article', 'Bajar escaleras', 'Cuando duele la rodilla.')
  const tabata = result('article', 'Tabata', 'Cuatro minutos.')
  const clam = result('video', 'Almeja', 'Abre la rodilla de arriba.')
  const chest = result('video', 'Rodilla al pecho')
  const { groups, mentions } = sortResults([tabata, clam, knee, stairs, chest], 'rodilla')
  expect(groups).toEqual([
    { group: 'article', own: [knee, stairs] },
    { group: 'video', own: [chest] },
  ])
  expect(mentions).toEqual([tabata, clam])
})

test('a group shows three, and the others are not lost', () => {
  const tools = ['a', 'b', 'c', 'd'].map((name) => result('tool', `Fuerza ${name}`))
  const { groups, mentions } = sortResults(tools, 'fuerza')
  expect(groups).toEqual([{ group: 'tool', own: tools.slice(0, 3) }])
  expect(mentions).toEqual(tools.slice(3))
})
