import { SIGN_UP, type UserType } from '#lib/accounts/sign-up.ts'
import { isExperienceOfAge } from '#lib/fields/experience-years.ts'
import { fieldProblems } from '#lib/http/field-problems.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#lib/fields/social-network.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'

/** The values of the form's controls, so strings for almost everything. */
export type Draft = {
  userType: UserType
  email: string
  password: string
  confirmPassword: string
  /** The solution of the challenge. */
  answer: string
  firstName: string
  lastName: string
  birthDate: string
  gender: string
  country: string
  city: string
  language: Locale
  activityLevel: string
  mainGoal: string
  specialization: string[]
  /** Asked of trainers only. */
  objectives: string[]
  modality: string
  experienceYears: string
  certifications: string[]
  languages: string[]
  bio: string
  primary: string
  personalWebsite: string
  participateRanking: boolean
  /** Whether one is chosen; the image itself is kept outside of the form. */
  photo: boolean
  acceptTerms: boolean
  newsletter: boolean
} & Record<SocialPlatform, string>
export type DraftField = keyof Draft

export function emptyDraft(userType: UserType, locale: Locale): Draft {
  return {
    userType,
    ...{ email: '', password: '', confirmPassword: '', answer: '' },
    ...{ firstName: '', lastName: '', birthDate: '', gender: '', country: '', city: '' },
    ...{ language: locale, activityLevel: '', mainGoal: '' },
    ...{
      specialization: [],
      objectives: [],
      modality: '',
      experienceYears: '',
      certifications: [],
    },
    ...{ languages: [locale], bio: '', personalWebsite: '', participateRanking: true },
    ...{ instagram: '', youtube: '', tiktok: '', linkedin: '', primary: '' },
    ...{ photo: false, acceptTerms: false, newsletter: false },
  }
}

const networksOf = (draft: Draft) =>
  SOCIAL_PLATFORMS.filter((platform) => draft[platform].trim() !== '')

/** The request body without the pass, not validated yet. */
export function toSignUp(draft: Draft): Record<string, unknown> {
  const { userType, firstName, lastName, email, password, language, birthDate, gender } = draft
  const { country, city, acceptTerms, newsletter, activityLevel, mainGoal } = draft
  const basics = {
    ...{ userType, firstName, lastName, email, password, language, birthDate, gender },
    ...{ country: country || null, city: city || null, acceptTerms, newsletter },
  }
  if (userType === 'athlete') return { ...basics, activityLevel, mainGoal }
  const offered: readonly string[] = SPECIALTIES[userType]
  const { languages, certifications, experienceYears, modality, bio, participateRanking } = draft
  return {
    ...basics,
    ...{ languages, certifications, modality, bio, participateRanking, hasPhoto: draft.photo },
    specialization: draft.specialization.filter((slug) => offered.includes(slug)),
    ...(userType === 'trainer' && { objectives: draft.objectives }),
    experienceYears: experienceYears === '' ? undefined : Number(experienceYears),
    socialNetworks: networksOf(draft).map((platform) => ({
      platform,
      url: draft[platform].trim(),
      isPrimary: platform === draft.primary,
    })),
    personalWebsite: draft.personalWebsite.trim() || null,
  }
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

/** The problems of a sign-up by the fields of the form; those of an entry belong to its list. */
export function toDraftFields(problems: FieldProblems, draft: Draft): FieldProblems {
  const networks = networksOf(draft)
  const fieldOf = (path: string): string => {
    const [field = '', index = ''] = path.split('.')
    if (field === 'socialNetworks') return networks[Number(index)] ?? 'primary'
    if (field === 'hasPhoto') return 'photo'
    return field === 'pass' ? 'answer' : field
  }
  return Object.fromEntries(
    Object.entries(problems)
      .reverse() // of several problems of one field the first is kept
      .map(([path, code]) => [fieldOf(path), code]),
  )
}

export const STEPS = ['access', 'about', 'details', 'finish'] as const
export type Step = (typeof STEPS)[number]

/** The fields of each step in display order, so that the first invalid one can be focused. */
export const STEP_FIELDS = {
  access: ['userType', 'email', 'password', 'confirmPassword', 'answer'],
  about: ['firstName', 'lastName', 'birthDate', 'gender', 'country', 'city', 'language'],
  details: [
    ...['activityLevel', 'mainGoal', 'specialization', 'objectives', 'modality'],
    ...['experienceYears', 'certifications', 'languages', 'bio', ...SOCIAL_PLATFORMS],
    ...['primary', 'personalWebsite', 'participateRanking'],
  ] as DraftField[],
  finish: ['photo', 'acceptTerms', 'newsletter'],
} as const satisfies Record<Step, readonly DraftField[]>

/** The first step with a problem, and its first field with one. */
export function firstWrong(problems: FieldProblems): { step: Step; field: DraftField } | undefined {
  for (const step of STEPS) {
    const field = STEP_FIELDS[step].find((name) => name in problems)
    if (field) return { step, field }
  }
  return undefined
}

/** The problems of the fields of one step. */
export function problemsOfStep(problems: FieldProblems, step: Step): FieldProblems {
  const fields: readonly string[] = STEP_FIELDS[step]
  return Object.fromEntries(Object.entries(problems).filter(([field]) => fields.includes(field)))
}
