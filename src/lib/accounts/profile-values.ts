import { LANGUAGE_CODES } from '#lib/fields/language-codes.ts'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#lib/fields/social-network.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { isOneOf } from '#lib/one-of.ts'
import { OBJECTIVES } from '#lib/professionals/objectives.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import {
  INITIAL_PROFESSIONAL,
  PROFESSIONAL_FIELDS,
  type StoredProfessional,
} from './professional-part.ts'

/** A part of a profile as its form holds it: nothing is an empty text, and a number is a text. */
export type Typed<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends boolean
    ? boolean
    : Part[Name] extends readonly string[]
      ? readonly string[]
      : string
}

/** A professional's links: one address for each network, and which of them is the main one. */
export type Networks = Readonly<Record<SocialPlatform | 'primary', string>>

export type ProfessionalValues = Typed<
  Omit<StoredProfessional, 'instagramPosts' | 'socialNetworks'>
> &
  Networks & { readonly [Name in PostName]: string }

export const POST_NAMES = ['post1', 'post2', 'post3'] as const
export type PostName = (typeof POST_NAMES)[number]

/** A part as form values. */
export function typed<Part extends object>(part: Part): Typed<Part> {
  const entries = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' ? String(value) : (value ?? ''),
  ])
  return Object.fromEntries(entries) as Typed<Part>
}

/** A professional's part as form values. Values of earlier rules, which no control could take away, are left out. */
export function professionalValues(
  part: StoredProfessional,
  type: ProfessionalType,
): ProfessionalValues {
  const { instagramPosts, socialNetworks, ...rest } = part
  // In the order of their boxes, as the form reads them.
  const known = (all: readonly string[], values: readonly string[]) =>
    all.filter((value) => values.includes(value))
  const urls = SOCIAL_PLATFORMS.map((name) => [
    name,
    socialNetworks.find(({ platform }) => platform === name)?.url ?? '',
  ])
  const posts = POST_NAMES.map((name, i) => [name, instagramPosts[i] ?? ''])
  return {
    ...typed(rest),
    specialization: known(SPECIALTIES[type], part.specialization),
    objectives: known(OBJECTIVES[type], part.objectives),
    languages: [...new Set(part.languages)].filter((code) => isOneOf(LANGUAGE_CODES, code)),
    ...(Object.fromEntries([...urls, ...posts]) as Record<SocialPlatform | PostName, string>),
    primary: socialNetworks.find(({ isPrimary }) => isPrimary)?.platform ?? '',
  }
}

/** The values of an empty form. */
export const emptyProfessional: ProfessionalValues = professionalValues(
  INITIAL_PROFESSIONAL,
  'trainer',
)

/** A professional's part of a request, not validated. Whoever works online only has no place. */
export function professionalInput(values: ProfessionalValues): Record<string, unknown> {
  const names = Object.keys(PROFESSIONAL_FIELDS) as (keyof typeof PROFESSIONAL_FIELDS)[]
  const hasPlace = values.modality !== 'online'
  return {
    ...Object.fromEntries(
      names.map((name) => [name, inputOf(PROFESSIONAL_FIELDS[name].control.kind, values[name])]),
    ),
    country: (hasPlace && values.country) || null,
    city: (hasPlace && values.city) || null,
    instagramPosts: postsIn(values).map((name) => values[name].trim()),
    socialNetworks: networksIn(values).map((platform) => ({
      platform,
      url: values[platform].trim(),
      isPrimary: platform === values.primary,
    })),
  }
}

function inputOf(kind: string, value: boolean | string | readonly string[]): unknown {
  if (typeof value !== 'string' || kind === 'one') return value
  const text = value.trim()
  if (kind === 'number') return text === '' ? undefined : Number(text)
  return text || null
}

export const networksIn = (values: Networks): SocialPlatform[] =>
  SOCIAL_PLATFORMS.filter((platform) => values[platform].trim() !== '')

export const postsIn = (values: ProfessionalValues): PostName[] =>
  POST_NAMES.filter((name) => values[name].trim() !== '')

/** The problems of a request by the fields of its form: of several of one field, the first. */
export function toValueNames(problems: FieldProblems, values: ProfessionalValues): FieldProblems {
  const nameOf = (path: string): string => {
    const [, list, index = ''] = /(socialNetworks|instagramPosts)(?:\.(\d+))?/.exec(path) ?? []
    if (list === 'socialNetworks') return networksIn(values)[Number(index || NaN)] ?? 'primary'
    if (list) return postsIn(values)[Number(index || NaN)] ?? 'post1'
    // A problem of an entry is that of its list.
    return path.replace(/^(basics|person|athlete|professional)\./, '').split('.', 1)[0]!
  }
  const named: Record<string, string> = {}
  for (const [path, code] of Object.entries(problems)) named[nameOf(path)] ??= code
  return named
}
