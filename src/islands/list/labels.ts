import type { Sort } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** Keys of the list's texts by profession. */
const perType = <T extends string, N extends string, P extends string>(
  trainer: T,
  nutritionist: N,
  physiotherapist: P,
) => ({ trainer, nutritionist, physiotherapist }) satisfies Record<ProfessionalType, string>

export const TOP_KEY = perType(
  'list.trainer.top',
  'list.nutritionist.top',
  'list.physiotherapist.top',
)
export const COUNT_KEY = perType(
  'list.trainer.count',
  'list.nutritionist.count',
  'list.physiotherapist.count',
)
export const MORE_KEY = perType(
  'list.trainer.more',
  'list.nutritionist.more',
  'list.physiotherapist.more',
)
export const LOADING_KEY = perType(
  'list.trainer.loading',
  'list.nutritionist.loading',
  'list.physiotherapist.loading',
)
export const EMPTY_KEY = perType(
  'list.trainer.empty',
  'list.nutritionist.empty',
  'list.physiotherapist.empty',
)
export const TITLE_KEY = perType(
  'list.trainer.title',
  'list.nutritionist.title',
  'list.physiotherapist.title',
)
export const SUBTITLE_KEY = perType(
  'list.trainer.subtitle',
  'list.nutritionist.subtitle',
  'list.physiotherapist.subtitle',
)
export const DESCRIPTION_KEY = perType(
  'list.trainer.description',
  'list.nutritionist.description',
  'list.physiotherapist.description',
)

export const SORT_KEY = {
  score: 'list.sort.score',
  rating: 'list.sort.rating',
  reviews: 'list.sort.reviews',
  experience: 'list.sort.experience',
} as const satisfies Record<Sort, string>
