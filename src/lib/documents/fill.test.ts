import { expect, test } from 'vitest'
import { escaped, fill } from './fill.ts'

test('each place gets its value', () => {
  const values: Record<string, string> = { hours: '48', name: escaped('<Ana & Co.>') }
  expect(fill('<p>{{hours}} h, {{name}}, {{hours}}</p>', (name) => values[name])).toBe(
    '<p>48 h, &lt;Ana &amp; Co.&gt;, 48</p>',
  )
})

test('a place without a value is named', () => {
  expect(() => fill('{{nothing}}', () => undefined)).toThrow('{{nothing}}')
})
