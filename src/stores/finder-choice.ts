import type { FinderChoice } from '#lib/finder/finder.ts'
import { readFinderChoice } from '#lib/finder/stored-choice.ts'
import { stored } from './stored.ts'

/** The answers given to the finder in this tab, which are there again when its visitor comes back. */
export const $finderChoice = stored<FinderChoice>('finder', {
  initial: {},
  area: 'sessionStorage',
  read: readFinderChoice,
})
