import type { Role } from '#lib/accounts/roles.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { SITE } from '#lib/site/identity.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { ProfileField } from './form-values.ts'

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
  danger: 'privacy',
}

/** The part that an address leads to: that of the section it names, otherwise that of its path. */
export function partAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Part {
  const section = SECTIONS[hash.slice(1)]
  if (section) return section
  return PARTS.find((part) => pathname.endsWith(PART_PATHS[part])) ?? 'public'
}

/** The part in which a field is edited, where that is not the first. */
const PART_OF: Partial<Record<ProfileField, Part>> = {
  ...{ firstName: 'data', lastName: 'data', birthDate: 'data', gender: 'data', phone: 'data' },
  ...{ newsletter: 'privacy', isFindableByEmail: 'privacy', language: 'privacy' },
}

/** The parts of a role's profile in which something is wrong, in their order. */
export function partsWithProblems(role: Role, problems: FieldProblems): Part[] {
  const wrong = Object.keys(problems).map((field) =>
    shownPart(role, PART_OF[field as ProfileField] ?? 'public'),
  )
  return PARTS.filter((part) => wrong.includes(part))
}

/** The title of the page of a part. */
export function titleOf(t: Translate<Pick<Texts, 'account'>>, part: Part): string {
  const title = `${t('account.title')} · ${SITE.name}`
  return part === 'public' ? title : `${t(`account.part.${part}.title`)} · ${title}`
}
