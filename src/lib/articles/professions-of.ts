import type { ProfessionalType } from '#lib/professionals/types.ts'
import { topicsOf, type ArticleTopic } from './topics.ts'

const PROFESSION: Partial<Record<ArticleTopic, ProfessionalType>> = {
  training: 'trainer',
  nutrition: 'nutritionist',
  physiotherapy: 'physiotherapist',
}

/** Who knows most about the subjects of an article; nobody for sleep and health data. */
export function professionsOf(tags: readonly string[]): ProfessionalType[] {
  return topicsOf(tags).flatMap((tag) => PROFESSION[tag] ?? [])
}
