import { expect, test } from 'vitest'
import { toolPath } from '#lib/tools/tools.ts'
import { currentOf } from './places.ts'
import { LIST_PATHS, PATHS, profilePath } from './routes.ts'

test.each([
  [LIST_PATHS.trainer, LIST_PATHS.trainer, 'page'],
  [LIST_PATHS.trainer, `${LIST_PATHS.trainer}/in/valencia`, 'true'],
  [LIST_PATHS.trainer, profilePath('trainer', 'a'), 'true'],
  [LIST_PATHS.trainer, LIST_PATHS.nutritionist, undefined],
  [PATHS.tools, toolPath('timer'), 'true'],
  [PATHS.articles, '/article/dolor-lumbar-que-ayuda', 'true'],
  [PATHS.profile, PATHS.profileSecurity, 'true'],
  [PATHS.dashboard, PATHS.profile, undefined],
  [PATHS.tools, PATHS.home, undefined],
] as const)('of %s on %s: %s', (href, path, current) => {
  expect(currentOf(href, path)).toBe(current)
})
