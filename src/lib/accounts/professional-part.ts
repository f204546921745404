import * as z from 'zod/mini'
import { Choice } from '#lib/fields/choice.ts'
import { EXPERIENCE_MAX, ExperienceYears } from '#lib/fields/experience-years.ts'
import { InstagramPosts } from '#lib/fields/instagram-post.ts'
import { Languages } from '#lib/fields/languages.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { PLACE } from '#lib/fields/place-id.ts'
import { setOf } from '#lib/fields/set-of.ts'
import { SocialNetwork } from '#lib/fields/social-network.ts'
import { SocialNetworks } from '#lib/fields/social-networks.ts'
import { TextSet } from '#lib/fields/text-set.ts'
import { WebLink } from '#lib/fields/web-link.ts'
import type { T } from '#lib/i18n/t.ts'
import { MODALITIES, type Modality } from '#lib/professionals/modality.ts'
import { ALL_OBJECTIVES, OBJECTIVES, type Objective } from '#lib/professionals/objectives.ts'
import { ALL_SPECIALTIES, SPECIALTIES, type Specialty } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { BIO_MAX } from './basics-part.ts'

/** The groups of the own profile that a field may stand in. */
export type FieldGroup =
  'who' | 'help' | 'training' | 'way' | 'achievements' | 'links' | 'ranking' | 'privacy'

/** How a field is entered. `nameOf` names an option. */
type Control =
  | { kind: 'paragraph'; max: number }
  | { kind: 'number'; min: number; max: number; required: true }
  | { kind: 'url'; placeholder: string; autoComplete: string }
  | { kind: 'one' | 'some'; options: readonly string[] | Options; nameOf: NameOf }
  | { kind: 'box' | 'list' | 'languages' }
type Options = Record<ProfessionalType, readonly string[]>
type NameOf = (t: T<'professionals'>, value: never) => string

type Field = {
  /** What is accepted. */
  schema: z.ZodMiniType
  /** What a row may hold, also from earlier rules. */
  stored: z.ZodMiniType
  /** As the default of its column. */
  initial: unknown
  control: Control
  group: FieldGroup
  inSignUp?: true
  /** Has a text `people.help.<name>`. */
  hasHelp?: true
}

const specialtyName = (t: T<'professionals'>, value: Specialty) =>
  t(`professionals.specialty.${value}`)
const objectiveName = (t: T<'professionals'>, value: Objective) =>
  t(`professionals.objective.${value}`)
const modalityName = (t: T<'professionals'>, value: Modality) =>
  t(`professionals.modality.${value}`)

/** Only these values, which the list filters use. */
const wordSet = <const Words extends readonly string[]>(words: Words) =>
  setOf(z.enum(words), { max: words.length })

const yesNo = (initial: boolean) => ({
  ...{ schema: z.boolean(), stored: z.boolean(), initial },
  control: { kind: 'box' } as const,
})
const text = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  schema: z.nullable(schema),
  stored: z.nullable(z.string()),
  initial: null,
})
const list = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  schema,
  stored: z.array(z.string()),
  initial: [] as never[],
})

/**
 * The fields of a professional in the order of the forms: sign-up, the own profile, the rows and their schemas are made of
 * these. Their labels are the texts `people.field.<name>`.
 */
export const PROFESSIONAL_FIELDS = {
  specialization: {
    // Those of one profession: `PROFESSIONAL`.
    ...list(wordSet(ALL_SPECIALTIES)),
    control: { kind: 'some', options: SPECIALTIES, nameOf: specialtyName },
    group: 'help',
    inSignUp: true,
  },
  objectives: {
    // Sign-up asks trainers for them, whose list is filtered by these; the others by specialities.
    ...list(wordSet(ALL_OBJECTIVES)),
    control: { kind: 'some', options: OBJECTIVES, nameOf: objectiveName },
    group: 'help',
  },
  modality: {
    schema: Choice(MODALITIES),
    stored: z.enum(MODALITIES),
    initial: 'both',
    control: { kind: 'one', options: MODALITIES, nameOf: modalityName },
    group: 'way',
    inSignUp: true,
  },
  certifications: {
    ...list(TextSet),
    control: { kind: 'list' },
    group: 'training',
    inSignUp: true,
    hasHelp: true,
  },
  achievements: {
    ...list(TextSet),
    control: { kind: 'list' },
    group: 'achievements',
  },
  experienceYears: {
    schema: ExperienceYears,
    stored: z.number(),
    initial: 0,
    control: { kind: 'number', min: 0, max: EXPERIENCE_MAX, required: true },
    group: 'training',
    inSignUp: true,
  },
  languages: {
    schema: Languages,
    stored: z.array(z.string()),
    initial: ['es'] as string[],
    control: { kind: 'languages' },
    group: 'training',
    inSignUp: true,
  },
  bio: {
    ...text(Paragraph(BIO_MAX)),
    control: { kind: 'paragraph', max: BIO_MAX },
    group: 'who',
    inSignUp: true,
    hasHelp: true,
  },
  personalWebsite: {
    ...text(WebLink),
    control: { kind: 'url', placeholder: 'https://', autoComplete: 'url' },
    group: 'links',
    inSignUp: true,
  },
  participateRanking: { ...yesNo(true), group: 'ranking', inSignUp: true, hasHelp: true },
  /** Whether clients who know the address find this professional in order to share with them. */
  isFindableByEmail: { ...yesNo(false), group: 'privacy', hasHelp: true },
} as const satisfies Record<string, Field>
type Fields = typeof PROFESSIONAL_FIELDS

/** One property of every field. */
function each<Key extends 'schema' | 'stored' | 'initial'>(
  key: Key,
): { [Name in keyof Fields]: Fields[Name][Key] } {
  const entries = Object.entries(PROFESSIONAL_FIELDS).map(([name, field]) => [name, field[key]])
  return Object.fromEntries(entries) as ReturnType<typeof each<Key>>
}

/** The professionals' fields before the profession is known: with the values of all of them. */
export const ANY_PROFESSIONAL = {
  ...PLACE,
  ...each('schema'),
  instagramPosts: InstagramPosts,
  socialNetworks: SocialNetworks,
}

const professional = <const S extends readonly string[], const O extends readonly string[]>(
  specialties: S,
  objectives: O,
) => ({
  ...ANY_PROFESSIONAL,
  specialization: wordSet(specialties),
  objectives: wordSet(objectives),
})

/** The same with the values of each profession. */
export const PROFESSIONAL = {
  trainer: professional(SPECIALTIES.trainer, OBJECTIVES.trainer),
  nutritionist: professional(SPECIALTIES.nutritionist, OBJECTIVES.nutritionist),
  physiotherapist: professional(SPECIALTIES.physiotherapist, OBJECTIVES.physiotherapist),
} as const satisfies Record<ProfessionalType, object>

/** The stored form, which also accepts values from earlier rules. */
export const StoredProfessional = z.object({
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  ...each('stored'),
  instagramPosts: z.array(z.string()),
  socialNetworks: z.array(SocialNetwork),
})
export type StoredProfessional = z.infer<typeof StoredProfessional>

/** The initial values; the same as the table's defaults. */
export const INITIAL_PROFESSIONAL = {
  country: null,
  city: null,
  ...each('initial'),
  instagramPosts: [],
  socialNetworks: [],
} satisfies StoredProfessional

type Later = {
  [Name in keyof Fields]: Fields[Name] extends { inSignUp: true } ? never : Name
}[keyof Fields]

/** Of a profession's fields those that sign-up asks for. */
export function inSignUp<Type extends ProfessionalType>(
  type: Type,
): Omit<(typeof PROFESSIONAL)[Type], Later | 'instagramPosts'> {
  const { instagramPosts: _inTheProfile, ...fields } = PROFESSIONAL[type]
  const asked = Object.entries(fields).filter(([name]) => {
    const field: Field | undefined = (PROFESSIONAL_FIELDS as Record<string, Field>)[name]
    return field === undefined || field.inSignUp
  })
  return Object.fromEntries(asked) as ReturnType<typeof inSignUp<Type>>
}
