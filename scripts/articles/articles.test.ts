import { expect, test } from 'vitest'
import { articleProblems } from './article-problems.ts'
import { parseArticle, type ParsedArticle } from './parse-article.ts'
import { readArticles } from './read-articles.ts'

const FIELDS = {
  title: '"Rodilla que duele al bajar"',
  excerpt: `"${'Por qué duele. '.repeat(7)}"`,
  translation: 'knee-pain',
  tags: '[physiotherapy]',
  published: '2026-11-22',
  checked: '2026-11-22',
  cover: 'knee-pain',
  coverAlt: '"Una pierna que baja una cuesta"',
}
const NOTES = ['a', 'b', 'c', 'd']
const BODY = `${'Texto de prueba. '.repeat(250)}${NOTES.map((n) => `[^${n}]`).join(' ')}\n\n${NOTES.map(
  (n) => `[^${n}]: Source ${n}. <https://example.com/${n}>`,
).join('\n')}\n`

const file = (fields: Record<string, string | undefined> = {}, body = BODY) => {
  const all: Record<string, string | undefined> = { ...FIELDS, ...fields }
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}
const ES = 'src/content/articles/es/rodilla.md'
const EN = 'src/content/articles/en/knee-pain.md'
const parsed = (path: string, text: string) => parseArticle(path, text) as ParsedArticle
const twins = (body = BODY) => [
  parsed(ES, file({}, body)),
  parsed(EN, file({ translation: 'rodilla' })),
]

test('an article has its language, slug, fields and body', () => {
  expect(parsed(ES, file())).toMatchObject({
    locale: 'es',
    slug: 'rodilla',
    fields: { tags: ['physiotherapy'], published: '2026-11-22', isFeatured: false, videos: [] },
  })
})

test.each([
  ['title', { title: undefined }, 'the field "title" is missing.'],
  ['title', { title: '"Corto"' }, 'the field "title" is shorter than 20 characters.'],
  ['title', { title: '7' }, 'the field "title" is no string.'],
  ['excerpt', { excerpt: `"${'x'.repeat(161)}"` }, 'the field "excerpt" is longer than 160.'],
  [
    'tags',
    { tags: '[yoga]' },
    'the field "tags" is not one of training, nutrition, physiotherapy, sleep, health-data.',
  ],
  ['tags', { tags: '[]' }, 'the field "tags" names none.'],
  ['published', { published: 'mañana' }, 'the field "published" is no day like 2026-11-22.'],
  ['tilte', { tilte: 'x' }, 'there is no field "tilte".'],
  [
    'cover',
    { cover: 'Mi dibujo' },
    'the field "cover" has more than a–z, digits and single hyphens.',
  ],
  ['videos', { videos: '[short]' }, 'the field "videos" is no id of 11 characters.'],
])('a wrong field %s is named with its file, in a sentence', (_name, fields, sentence) => {
  expect(parseArticle(ES, file(fields))).toEqual({ problems: [`${ES}: ${sentence}`] })
})

test('broken YAML and missing front matter are named with their file', () => {
  expect(parseArticle(ES, '---\ntitle: "a\n---\n')).toMatchObject({
    problems: [expect.stringMatching(/^src\/content\/articles\/es\/rodilla\.md: Missing closing/)],
  })
  expect(parseArticle(ES, '# Text')).toEqual({
    problems: [`${ES}: it does not begin with its fields between two lines of ---.`],
  })
})

test('a good pair has no problems', () => {
  expect(articleProblems(twins(), () => true)).toEqual([])
})

test.each([
  [BODY.replace('[^d]: Source d', 'Source d'), 'the source [^d] is missing.'],
  [BODY.replace('[^a] ', ''), 'nothing cites [^a].'],
  [
    BODY.replace('<https://example.com/b>', 'http://example.com/b'),
    'the source [^b] does not end with <https://…>.',
  ],
  [`![](/figures/x.svg)\n\n${BODY}`, 'the picture /figures/x.svg does not say what it shows.'],
  [
    BODY.replace('Texto de prueba. '.repeat(200), ''),
    'it has 154 words; an article has 700 to 1500.',
  ],
])('%#: a problem of the text is a sentence', (body, sentence) => {
  expect(articleProblems(twins(body), () => true)).toContain(`${ES}: ${sentence}`)
})

test('pictures must exist', () => {
  expect(articleProblems(twins(), (path) => !path.includes('covers'))).toContain(
    `${ES}: public/covers/knee-pain.svg does not exist.`,
  )
})

test('an article needs its twin, which names it and agrees with it', () => {
  const [es] = twins()
  const problems = (...others: ParsedArticle[]) => articleProblems([es!, ...others], () => true)
  expect(problems()).toEqual([`${ES}: its translation knee-pain.md does not exist.`])
  expect(problems(parsed(EN, file({ translation: 'otra' })))).toContain(
    `${ES}: its translation says that it is the one of otra.md.`,
  )
  expect(problems(parsed(EN, file({ translation: 'rodilla', tags: '[sleep]' })))).toContain(
    `${ES}: tags, dates or picture are not those of its translation.`,
  )
  expect(problems(parsed('src/content/articles/en/rodilla.md', file()))).toContain(
    `${ES}: another article has the same name.`,
  )
})

test('the articles of the site are good, sixteen or more in each language', async () => {
  const { articles, problems } = await readArticles()
  expect(problems).toEqual([])
  expect(articles.filter(({ locale }) => locale === 'es').length).toBeGreaterThanOrEqual(16)
})
