import {
  emptyProfessional,
  professionalInput,
  toValueNames,
  type ProfessionalValues,
} from '#lib/accounts/profile-values.ts'
import { SIGN_UP, type UserType } from '#lib/accounts/sign-up.ts'
import { isExperienceOfAge } from '#lib/fields/experience-years.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'

/** The values of the form. */
export type Draft = ProfessionalValues & {
  readonly userType: UserType
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
  /** The solution of the challenge. */
  readonly answer: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  readonly gender: string
  readonly language: Locale
  readonly activityLevel: string
  readonly mainGoal: string
  /** Whether one is chosen; the image itself is kept outside of the form. */
  readonly photo: boolean
  readonly acceptTerms: boolean
  readonly newsletter: boolean
}

export function emptyDraft(userType: UserType, locale: Locale): Draft {
  return {
    ...emptyProfessional,
    ...{ modality: '', experienceYears: '', languages: [locale] },
    userType,
    ...{ email: '', password: '', confirmPassword: '', answer: '' },
    ...{ firstName: '', lastName: '', birthDate: '', gender: '', language: locale },
    ...{ activityLevel: '', mainGoal: '', photo: false, acceptTerms: false, newsletter: false },
  }
}

/** The request body without the pass, not validated yet: of the draft what this type of user is asked for. */
export function toSignUp(draft: Draft): Record<string, unknown> {
  const { userType, photo } = draft
  const offered: readonly string[] = userType === 'athlete' ? [] : SPECIALTIES[userType]
  const everything: Record<string, unknown> = {
    ...draft,
    ...professionalInput(draft),
    specialization: draft.specialization.filter((slug) => offered.includes(slug)),
    country: draft.country || null,
    city: draft.city || null,
    hasPhoto: photo,
  }
  const asked = Object.keys(SIGN_UP[userType].shape)
  return Object.fromEntries(asked.map((name) => [name, everything[name]]))
}

/** All problems of a draft, by the field of the form, with the codes of the server. */
export function draftProblems(draft: Draft, needsAnswer: boolean): FieldProblems {
  const input = toSignUp(draft)
  const { error } = SIGN_UP[draft.userType].safeParse(input)
  const problems = error ? toDraftFields(fieldProblems(error.issues, input, 'form'), draft) : {}
  return {
    ...(!isExperienceOfAge(Number(draft.experienceYears), draft.birthDate) &&
      draft.userType !== 'athlete' && { experienceYears: 'more_than_age' }),
    ...problems,
    ...(draft.confirmPassword !== draft.password && { confirmPassword: 'mismatch' }),
    ...(draft.confirmPassword === '' && { confirmPassword: 'required' }),
    ...(needsAnswer && !/^-?\d+$/.test(draft.answer.trim()) && { answer: 'required' }),
  }
}

/** The problems of a sign-up by the fields of the form. */
export function toDraftFields(problems: FieldProblems, draft: Draft): FieldProblems {
  const { hasPhoto, pass, ...others } = toValueNames(problems, draft)
  return { ...others, ...(hasPhoto && { photo: hasPhoto }), ...(pass && { answer: pass }) }
}

export const STEPS = ['access', 'about', 'details', 'finish'] as const
export type Step = (typeof STEPS)[number]

/** The fields of the steps that are the same for everybody; the others are those of `details`. */
export const FIELDS_OF: Partial<Record<Step, readonly string[]>> = {
  access: ['userType', 'email', 'password', 'confirmPassword', 'answer'],
  about: ['firstName', 'lastName', 'birthDate', 'gender', 'country', 'city', 'language'],
  finish: ['photo', 'acceptTerms', 'newsletter'],
}

const stepOf = (field: string): Step =>
  STEPS.find((step) => FIELDS_OF[step]?.includes(field)) ?? 'details'

/** The first step with a problem. */
export const firstWrongStep = (problems: FieldProblems): Step | undefined =>
  STEPS.find((step) => Object.keys(problems).some((field) => stepOf(field) === step))

const EMPTY = emptyDraft('athlete', 'es')

/** The problems of the fields of one step. Others are left to the server to refuse. */
export function problemsOfStep(problems: FieldProblems, step: Step): FieldProblems {
  const own = Object.entries(problems).filter(([field]) => field in EMPTY && stepOf(field) === step)
  return Object.fromEntries(own)
}
