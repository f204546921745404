import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectHarmless, HOSTILE_MARKDOWN } from '#tests/fixtures/hostile-markdown.ts'
import { isTooCostly } from './is-too-costly.ts'
import { isTooDeep } from './is-too-deep.ts'
import { renderMarkdown } from './render-markdown.ts'

const TEXTS = { sources: 'Fuentes', back: 'Volver a la referencia {n}' }
const render = (markdown: string) => {
  const { html, sources } = renderMarkdown(markdown, TEXTS)
  return html + sources
}

test.each(HOSTILE_MARKDOWN)('%s does nothing', (_name, markdown) => {
  expectHarmless(render(markdown))
})

test.each([
  ['quotes', `${'>'.repeat(10_000)} Text`],
  ['quotes with blanks', `${'> '.repeat(10_000)}Text`],
  ['lists', `${'- '.repeat(10_000)}Text`],
  ['numbered lists', `${'1. '.repeat(10_000)}Text`],
  ['indented lists', Array.from({ length: 400 }, (_, n) => `${'  '.repeat(n)}- Text`).join('\n')],
  ['emphasis', `${'*a '.repeat(10_000)}Text${' b*'.repeat(10_000)}`],
  ['crossed emphasis', `${'_*'.repeat(10_000)}Text${'*_'.repeat(10_000)}`],
  ['brackets', `${'['.repeat(10_000)}Text${'](x)'.repeat(10_000)}`],
  ['pictures', `${'!['.repeat(10_000)}Text${'](x)'.repeat(10_000)}`],
  ['open brackets over lines', `${'[\n'.repeat(10_000)}Text`],
  ['struck text', `${'~~a '.repeat(10_000)}Text`],
  ['footnotes', `${'[^a]'.repeat(5_000)}Text\n\n[^a]: x`],
  ['tags', `${'<div>'.repeat(10_000)}\n\nText`],
  ['entities', `${'&amp;'.repeat(10_000)}Text`],
  ['backticks', `Text ${'`'.repeat(30_000)}`],
  ['table cells', `|${'a|'.repeat(10_000)}\n|${'-|'.repeat(10_000)}\n\nText`],
])('10,000 %s neither overflow nor take long', (_name, markdown) => {
  // Of the processor, which other tests use too; without the check it is a minute and more.
  const before = process.cpuUsage()
  const html = render(markdown)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000)
  expect(html).toContain('Text')
})

test.each([
  [
    'cells of a table, which short rows are filled up to',
    `|${'a|'.repeat(1_000)}\n|${'-|'.repeat(1_000)}\n${'a\n'.repeat(10_000)}`,
  ],
  [
    'cells of a hundred tables',
    `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'a\n'.repeat(80)}\n`.repeat(100),
  ],
  ['uses of a long address', `[a]: /${'x'.repeat(30_000)}\n\n${'[a] '.repeat(7_000)}`],
  ['references to a footnote, in paragraphs', `${`${'[^a]'.repeat(450)}\n\n`.repeat(27)}[^a]: x`],
  [
    'uses of an address, each within its limits',
    `[a]: /${'x'.repeat(1_900)}\n\n${'[a]\n\n'.repeat(510)}`,
  ],
  [
    'uses of a long address, in paragraphs',
    `[a]: /${'x'.repeat(30_000)}\n\n${'[a]\n\n'.repeat(5_000)}`,
  ],
  ['comments without an end', `a ${'<!--'.repeat(15_000)}`],
  ['instructions without an end', `a ${'<?'.repeat(30_000)}`],
  ['declarations without an end', `a ${'<!A '.repeat(15_000)}`],
  ['closing brackets', ']'.repeat(60_000)],
  ['pairs of brackets', '[a]'.repeat(20_000)],
  ['links without an end', '[a](b ('.repeat(8_000)],
  ['underlined titles', 'a\n=\n'.repeat(15_000)],
  ['items without text', '-\n'.repeat(30_000)],
  ['footnotes within one another', Array.from({ length: 8_000 }, (_, n) => `[^${n}]: `).join('')],
  [
    'footnotes below one another',
    Array.from({ length: 3_000 }, (_, n) => `[^${n}]: a\n    `).join(''),
  ],
])('neither %s overflow nor take long nor grow', (_name, markdown) => {
  const before = process.cpuUsage()
  const html = render(markdown)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000)
  expect(html.length).toBeLessThanOrEqual(500_000)
})

test('every article of ours is far from being refused', () => {
  const folder = 'src/content/articles'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.filter((text) => isTooDeep(text) || isTooCostly(text.repeat(2)))).toEqual([])
})

test('what is too deep is shown as it was written, and is no HTML', () => {
  expect(render(`${'>'.repeat(50)} <b>&`)).toBe(`<pre>${'&#62;'.repeat(50)} &#60;b&#62;&#38;</pre>`)
})

test('headings begin at the second level, skip none, and have ids apart from those of the page', () => {
  const { headings, html } = renderMarkdown('# content\n\n#### Deep\n\n## content\n\n### x', TEXTS)
  expect(headings).toEqual([
    { depth: 2, id: 's-content', text: 'content' },
    { depth: 3, id: 's-deep', text: 'Deep' },
    { depth: 2, id: 's-content-1', text: 'content' },
    { depth: 3, id: 's-x', text: 'x' },
  ])
  expect(html).toContain('<h2 id="s-content">content</h2>')
})

test('footnotes are numbered sources that lead there and back', () => {
  const { html, sources, headings } = renderMarkdown(
    'A.[^who]\n\n[^who]: WHO. <https://who.int/x>',
    TEXTS,
  )
  expect(html).toContain('href="#note-fn-who" id="note-fnref-who"')
  expect(html).not.toContain('who.int')
  expect(sources).toContain('<li id="note-fn-who">')
  expect(sources).toContain('href="#note-fnref-who"')
  expect(sources).toContain('aria-label="Volver a la referencia 1"')
  expect(sources).toContain('<a href="https://who.int/x" rel="noopener">')
  expect(headings).toEqual([{ depth: 2, id: 'footnote-label', text: 'Fuentes' }])
})

test('every link back from a source has a name that contains what it shows', () => {
  const { sources } = renderMarkdown('A.[^a] B.[^a]\n\n[^a]: WHO.', TEXTS)
  expect(sources).toContain('aria-label="Volver a la referencia 1"')
  expect(sources).toContain('aria-label="Volver a la referencia 1-2"')
})

test('a picture of its own paragraph is a figure with its size and caption', () => {
  const { html } = renderMarkdown('![What it shows](/figures/a.svg "See it")', TEXTS, () => ({
    width: 720,
    height: 400,
  }))
  expect(html).toBe(
    '<figure><img src="/figures/a.svg" alt="What it shows" width="720" height="400" loading="lazy" decoding="async"><figcaption>See it</figcaption></figure>',
  )
})

test.each([
  '/api/profile',
  '/figures/../api/profile',
  '/figures/%2e%2e/api/profile',
  '/covers//api/profile',
  '/covers/a.svg?b',
  '/auth/signout',
  '/icon.svg',
  'figures/a.svg',
])('%s is no picture of an article', (path) => {
  expect(render(`![x](${path})\n\nText ![x](${path})`)).not.toMatch(/<img|profile|svg/)
})

test('a wide table scrolls by keyboard', () => {
  expect(render('| a | b |\n|---|--:|\n| 1 | 2 |')).toMatch(
    /^<div class="wide" tabindex="0"><table>[\s\S]*<\/table><\/div>$/,
  )
})
