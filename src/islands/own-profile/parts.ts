import type { FieldErrors } from 'react-hook-form'
import type { Role } from '#lib/accounts/roles.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { SITE } from '#lib/site/identity.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { ProfileForm } from './form-values.ts'

/** The parts with an address below `/profile`. */
export const OTHER_PARTS = ['data', 'security', 'privacy'] as const
export const PARTS = ['public', ...OTHER_PARTS] as const
export type Part = (typeof PARTS)[number]

export const PART_PATHS = {
  public: PATHS.profile,
  data: PATHS.profileData,
  security: PATHS.profileSecurity,
  privacy: PATHS.profilePrivacy,
} as const satisfies Record<Part, string>

/** The index of a role: only professionals have a public profile. */
export const partsOf = (role: Role): readonly Part[] =>
  isProfessionalType(role) ? PARTS : OTHER_PARTS

/** What a role sees of a part; `/profile` shows the first one that it has. */
export const shownPart = (role: Role, part: Part): Part =>
  partsOf(role).includes(part) ? part : 'data'

/** Sections that mails, notices and other pages link to as `/profile#…`, from before the parts had addresses too. */
const SECTIONS: Readonly<Record<string, Part>> = {
  requests: 'data',
  verification: 'public',
  mails: 'privacy',
}

/** The part that an address leads to: that of the section it names, otherwise that of its path. */
export function partAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Part {
  const section = SECTIONS[hash.slice(1)]
  if (section) return section
  return PARTS.find((part) => pathname.endsWith(PART_PATHS[part])) ?? 'public'
}

/** Fields of the parts `basics` and `professional` that are not edited where their neighbours are. */
const ELSEWHERE: Readonly<Record<string, Part>> = {
  'basics.phone': 'data',
  'basics.newsletter': 'privacy',
  'professional.isFindableByEmail': 'privacy',
  language: 'privacy',
}

/** The parts of a role's profile in which something is wrong, in their order. */
export function partsWithErrors(role: Role, errors: FieldErrors<ProfileForm>): Part[] {
  const wrong = new Set<Part>()
  for (const [group, found] of Object.entries(errors)) {
    const fields = group === 'language' ? [group] : Object.keys(found).map((f) => `${group}.${f}`)
    for (const field of fields) wrong.add(shownPart(role, ELSEWHERE[field] ?? partOf(group)))
  }
  return PARTS.filter((part) => wrong.has(part))
}

const partOf = (group: string): Part =>
  group === 'person' || group === 'athlete' ? 'data' : 'public'

/** The title of the page of a part. */
export function titleOf(t: Translate<Pick<Texts, 'account'>>, part: Part): string {
  const title = `${t('account.title')} · ${SITE.name}`
  return part === 'public' ? title : `${t(`account.part.${part}.title`)} · ${title}`
}
