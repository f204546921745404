import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

test('chapters are split at their headings, which lose their ids', () => {
  const html = [
    '<h2 id="tus-derechos-rights">Tus <em>derechos</em> {#rights}</h2>\n<p>Uno</p>\n<h3 id="x">Dos</h3>\n<p>…</p>\n',
    '<h2 id="nada-empty">Nada {#empty}</h2>\n',
  ].join('')
  expect(sectionsOf(html)).toEqual([
    {
      id: 'rights',
      title: 'Tus <em>derechos</em>',
      html: '<p>Uno</p>\n<h3 id="x">Dos</h3>\n<p>…</p>',
    },
    { id: 'empty', title: 'Nada', html: '' },
  ])
})

test.each(['<p>Antes</p>\n<h2>A {#a}</h2>\n', '<h2 id="a">A</h2>\n<p>Sin id</p>\n'])(
  'a text outside of chapters with an id is refused: %s',
  (html) => {
    expect(() => sectionsOf(html)).toThrow(/no chapter with an \{#id\}/)
  },
)
