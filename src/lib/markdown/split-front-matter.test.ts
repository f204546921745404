import { expect, test } from 'vitest'
import { splitFrontMatter } from './split-front-matter.ts'

test.each([
  ['fields and text', '---\ntitle: a\n---\n\nText', { yaml: 'title: a', body: '\nText' }],
  ['fields alone', '---\ntitle: a\n---\n', { yaml: 'title: a', body: '' }],
  ['a rule in the text', '---\na: 1\n---\nx\n\n---\n\ny', { yaml: 'a: 1', body: 'x\n\n---\n\ny' }],
  ['line ends of Windows', '---\r\na: 1\r\nb: 2\r\n---\r\nx', { yaml: 'a: 1\r\nb: 2', body: 'x' }],
  ['no fields', '# Text', null],
  ['fields that do not end', '---\ntitle: a\n', null],
  ['fields that do not begin it', '\n---\ntitle: a\n---\n', null],
])('%s', (_name, text, expected) => {
  expect(splitFrontMatter(text)).toEqual(expected)
})
