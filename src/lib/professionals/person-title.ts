import type { ProfessionalType } from './types.ts'

/** The forms of a title: after the gender that a person has told, else one that fits anybody. */
export const TITLE_FORMS = ['female', 'male', 'neutral'] as const
export type TitleForm = (typeof TITLE_FORMS)[number]

/** The form of somebody's title; `gender` as they have told it, null where they have not. */
export function titleFormOf(gender: string | null): TitleForm {
  return gender === 'female' || gender === 'male' ? gender : 'neutral'
}

/**
 * What a professional is, as it stands beside their name.
 *
 * @example personTitle({ type: 'trainer', titleForm: 'female' }, t) // 'Entrenadora personal'
 */
export function personTitle(
  { type, titleForm }: { type: ProfessionalType; titleForm: TitleForm },
  t: (key: `professionals.title.${ProfessionalType}.${TitleForm}`) => string,
): string {
  return t(`professionals.title.${type}.${titleForm}`)
}
