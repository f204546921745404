import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { ArticleTag } from './tags.ts'

const PROFESSION: Partial<Record<ArticleTag, ProfessionalType>> = {
  training: 'trainer',
  nutrition: 'nutritionist',
  physiotherapy: 'physiotherapist',
}

/** Who knows most about the subjects of an article; nobody for sleep and health data. */
export function professionsOf(tags: readonly ArticleTag[]): ProfessionalType[] {
  return tags.flatMap((tag) => PROFESSION[tag] ?? [])
}
