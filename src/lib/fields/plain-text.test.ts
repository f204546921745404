import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut, withoutMarkup } from './plain-text.ts'

test.each([
  ['Hola <b>Ana</b>', 'Hola Ana'],
  ['a<script>alert(1)</script>b<SCRIPT src=x >c</script >d', 'abd'],
  ['<img src=x onerror=alert(1)>texto', 'texto'],
  ['3 < 5 y 7 > 2', '3 < 5 y 7 > 2'],
  ['<script>never closed', 'never closed'],
  ['<!-- note -->x', 'x'],
])('%j without markup is %j', (text, plain) => {
  expect(withoutMarkup(text)).toBe(plain)
})

test('a hostile text takes no time', () => {
  const begun = performance.now()
  for (const part of ['<script', '<', '<a', '</script']) withoutMarkup(part.repeat(65_536))
  withoutMarkup('<script></script>'.repeat(8_000))
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test('what is cut is well formed and never longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
      const short = cut(text, max)
      expect(short.length).toBeLessThanOrEqual(max)
      expect(text.startsWith(short)).toBe(true)
      expect(short.isWellFormed()).toBe(true)
    }),
  )
})
