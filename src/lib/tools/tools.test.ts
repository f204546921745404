import { expect, test } from 'vitest'
import { toolPath, TOOLS } from './tools.ts'

test('there are eleven tools, in display order', () => {
  expect(TOOLS.join(' ')).toBe(
    'bmi heart-rate-zones one-rep-max energy-need waist-to-height body-fat running-pace ' +
      'timer strength-timer meditation breathing',
  )
})

test('each has its own page', () => {
  expect(TOOLS.map(toolPath)).toEqual(TOOLS.map((slug) => `/tools/${slug}`))
})
