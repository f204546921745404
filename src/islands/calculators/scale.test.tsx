import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Scale, type Band } from './scale.tsx'

const BANDS: Band[] = [
  { label: 'Low', tone: 'low', from: 0.3, to: 0.4 },
  { label: 'Healthy', tone: 'good', from: 0.4, to: 0.7 },
]

test('the parts of a scale fill it, even if its whole range is less than 1', () => {
  const html = renderToStaticMarkup(<Scale bands={BANDS} step={0.01} format={String} />)
  const grown = [...html.matchAll(/flex-grow:([\d.]+)/g)].map(([, part]) => Number(part))
  expect(grown).toHaveLength(BANDS.length)
  // Flex items whose grow factors sum to less than 1 leave the rest of the line empty.
  expect(grown.reduce((sum, part) => sum + part)).toBeCloseTo(100)
  expect(grown[1]! / grown[0]!).toBeCloseTo(3)
})
