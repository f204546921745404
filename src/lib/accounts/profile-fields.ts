import type { FieldSpec } from '#lib/fields/field-spec.ts'
import type { T } from '#lib/i18n/t.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { PLATFORM_NAME, SOCIAL_PLATFORMS, type SocialPlatform } from '#lib/fields/social-network.ts'
import { BIO_MAX, NAME_MAX } from './basics-part.ts'
import { ACTIVITY_LEVELS, GENDERS } from './person.ts'
import { PROFESSIONAL_FIELDS, type FieldGroup } from './professional-part.ts'
import { POST_NAMES, type PostName } from './profile-values.ts'
import { SIGN_UP } from './sign-up.ts'

type Texts = T<'people' | 'professionals'>
type ProfessionalField = keyof typeof PROFESSIONAL_FIELDS

/** The fields of a professional by name, as a form draws them. */
type Specs = { readonly [Name in ProfessionalField]?: FieldSpec }

/** Every field that is drawn by its data. */
export const allFields = (t: Texts, type: ProfessionalType): Specs => specsOf(t, type, () => true)

/** What sign-up asks a profession for. */
export const signUpFields = (t: Texts, type: ProfessionalType): Specs =>
  specsOf(t, type, (name) => name in SIGN_UP[type].shape)

/** The fields of a group of the own profile. */
export const groupFields = (t: Texts, type: ProfessionalType, group: FieldGroup): Specs =>
  specsOf(t, type, (name) => PROFESSIONAL_FIELDS[name].group === group)

function specsOf(
  t: Texts,
  type: ProfessionalType,
  isAsked: (name: ProfessionalField) => boolean,
): Specs {
  const names = (Object.keys(PROFESSIONAL_FIELDS) as ProfessionalField[]).filter(isAsked)
  return Object.fromEntries(names.map((name) => [name, specOf(t, name, type)]))
}

function specOf(t: Texts, name: ProfessionalField, type: ProfessionalType): FieldSpec {
  const field = PROFESSIONAL_FIELDS[name]
  const about = {
    label: t(`people.field.${name}`),
    ...('hasHelp' in field && { help: t(`people.help.${name}` as 'people.help.bio') }),
  }
  const { control } = field
  if (!('options' in control)) return { ...about, ...control }
  const { kind, options, nameOf } = control
  const values: readonly string[] = 'trainer' in options ? options[type] : options
  return { ...about, kind, options: values.map((value) => [value, nameOf(t, value as never)]) }
}

/**
 * Who a person is.
 *
 * @param none what the option that chooses nothing says
 */
export function personFields(t: T<'people'>, none: string) {
  return {
    firstName: {
      kind: 'text',
      label: t('people.firstName'),
      autoComplete: 'given-name',
      max: NAME_MAX,
    },
    lastName: {
      kind: 'text',
      label: t('people.lastName'),
      autoComplete: 'family-name',
      max: NAME_MAX,
    },
    birthDate: { kind: 'date', label: t('people.birthDate'), autoComplete: 'bday' },
    gender: {
      kind: 'select',
      label: t('people.gender'),
      none,
      options: GENDERS.map((gender) => [gender, t(`people.genders.${gender}`)]),
    },
  } satisfies Record<string, FieldSpec>
}

/** What every user sets. */
export function basicsFields(t: T<'people'>) {
  return {
    displayName: {
      kind: 'text',
      label: t('people.displayName'),
      autoComplete: 'nickname',
      required: true,
    },
    phone: {
      kind: 'tel',
      label: t('people.phone'),
      help: t('people.phoneHelp'),
      autoComplete: 'tel',
    },
    newsletter: { kind: 'box', label: t('people.newsletter'), help: t('people.newsletterHelp') },
  } satisfies Record<string, FieldSpec>
}

/** A biography, of whoever has no public profile. */
export const bioField = (t: T<'people'>): FieldSpec => ({
  kind: 'paragraph',
  label: t('people.field.bio'),
  max: BIO_MAX,
})

/** A professional's address on each network. */
export const networkFields: Record<SocialPlatform, FieldSpec> = Object.fromEntries(
  SOCIAL_PLATFORMS.map((name) => [
    name,
    { kind: 'url', label: PLATFORM_NAME[name], placeholder: 'https://' },
  ]),
) as Record<SocialPlatform, FieldSpec>

/** Posts that the public profile shows. */
export const postFields = (t: T<'people'>): Record<PostName, FieldSpec> =>
  Object.fromEntries(
    POST_NAMES.map((name, i) => [
      name,
      {
        kind: 'url',
        label: t('people.post', { number: i + 1 }),
        placeholder: 'https://www.instagram.com/p/…',
      },
    ]),
  ) as Record<PostName, FieldSpec>

/** The language of the mails of an account. */
export const languageField = (t: T<'people'>): FieldSpec => ({
  kind: 'select',
  label: t('people.language'),
  // Each in itself, for whoever reads only that.
  options: [
    ['es', 'Español', 'es'],
    ['en', 'English', 'en'],
  ],
})

/** What an athlete trains for; `none` as above. */
export function athleteFields(t: Texts, none: string) {
  return {
    activityLevel: {
      kind: 'select',
      label: t('people.activityLevel'),
      none,
      options: ACTIVITY_LEVELS.map((level) => [level, t(`people.level.${level}`)]),
    },
    mainGoal: {
      kind: 'select',
      label: t('people.mainGoal'),
      none,
      options: GOALS.map((goal) => [goal, t(`professionals.goal.${goal}`)]),
    },
  } satisfies Record<string, FieldSpec>
}
