import { expect, test } from 'vitest'
import { contentTwins } from './content-twins.ts'

const file = (locale: string, name: string, order = 1) => ({
  path: `src/content/faq/${locale}/${name}.md`,
  text: `---\nquestion: "Q"\norder: ${order}\n---\n\nText\norder: 9\n`,
})

test('the same files in the same order have no problems', () => {
  const files = [file('es', 'a', 1), file('es', 'b', 2), file('en', 'b', 2), file('en', 'a', 1)]
  expect(contentTwins(files)).toEqual([])
})

test('each list is numbered separately, and some are not', () => {
  const tool = (locale: string, name: string) => ({
    path: `src/content/tools/${locale}/${name}.md`,
    text: '---\nname: "N"\n---\n\nText\n',
  })
  const other = (locale: string) => ({
    ...file(locale, 'a'),
    path: `src/content/other/${locale}/a.md`,
  })
  const files = ['es', 'en'].flatMap((locale) => [
    file(locale, 'a', 1),
    other(locale),
    tool(locale, 'a'),
    tool(locale, 'b'),
  ])
  expect(contentTwins(files)).toEqual([])
})

test.each([
  [
    'a file that English lacks',
    [file('es', 'a', 1), file('en', 'a', 1), file('es', 'b', 2)],
    ['en: src/content/faq/en/b.md is missing'],
  ],
  ['a file that Spanish lacks', [file('en', 'b', 2)], ['es: src/content/faq/es/b.md is missing']],
  [
    'another place in the list',
    [file('es', 'a', 1), file('en', 'a', 2)],
    ['src/content/faq/es/a.md is number 1, src/content/faq/en/a.md is number 2'],
  ],
  [
    'a place that is taken',
    [file('es', 'a'), file('en', 'a'), file('es', 'b'), file('en', 'b')],
    [
      'es: number 1 is src/content/faq/es/a.md and src/content/faq/es/b.md',
      'en: number 1 is src/content/faq/en/a.md and src/content/faq/en/b.md',
    ],
  ],
])('%s', (_, files, problems) => {
  expect(contentTwins(files)).toEqual(problems)
})
