import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test('what XML cannot contain is left out, and everything else stays', () => {
  expect(xmlText('a\u0001\u0008\u000b\u001f\ufffe\ud800b')).toBe('ab')
  const kept = 'á\t\n\r <b>&amp; ]]> 😀 \ufffd'
  expect(xmlText(kept)).toBe(kept)
})
