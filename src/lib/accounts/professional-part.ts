import * as z from 'zod/mini'
import { Choice } from '#lib/fields/choice.ts'
import { ExperienceYears } from '#lib/fields/experience-years.ts'
import { InstagramPosts } from '#lib/fields/instagram-post.ts'
import { Languages } from '#lib/fields/languages.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { PLACE } from '#lib/fields/place-id.ts'
import { setOf } from '#lib/fields/set-of.ts'
import { SocialNetwork } from '#lib/fields/social-network.ts'
import { SocialNetworks } from '#lib/fields/social-networks.ts'
import { TextSet } from '#lib/fields/text-set.ts'
import { WebLink } from '#lib/fields/web-link.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { OBJECTIVES, type Objective } from '#lib/professionals/objectives.ts'
import { SPECIALTIES, type Specialty } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { BIO_MAX } from './basics-part.ts'

/** Only these values, which the list filters use. */
const wordSet = <const Words extends readonly string[]>(words: Words) =>
  setOf(z.enum(words), { max: words.length })

const professional = <const S extends readonly string[], const O extends readonly string[]>(
  specialties: S,
  objectives: O,
) =>
  ({
    ...PLACE,
    bio: z.nullable(Paragraph(BIO_MAX)),
    specialization: wordSet(specialties),
    objectives: wordSet(objectives),
    certifications: TextSet,
    achievements: TextSet,
    experienceYears: ExperienceYears,
    languages: Languages,
    modality: Choice(MODALITIES),
    personalWebsite: z.nullable(WebLink),
    instagramPosts: InstagramPosts,
    socialNetworks: SocialNetworks,
    participateRanking: z.boolean(),
    isFindableByEmail: z.boolean(),
  }) as const

/** The professionals' fields, with the values of each profession. */
export const PROFESSIONAL = {
  trainer: professional(SPECIALTIES.trainer, OBJECTIVES.trainer),
  nutritionist: professional(SPECIALTIES.nutritionist, OBJECTIVES.nutritionist),
  physiotherapist: professional(SPECIALTIES.physiotherapist, OBJECTIVES.physiotherapist),
} as const satisfies Record<ProfessionalType, object>

/** The same before the profession is known: the values of all of them. */
export const ANY_PROFESSIONAL = professional<readonly Specialty[], readonly Objective[]>(
  [...new Set(Object.values(SPECIALTIES).flat())],
  [...new Set(Object.values(OBJECTIVES).flat())],
)

/** The stored form, which also accepts values from earlier rules. */
export const StoredProfessional = z.object({
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  specialization: z.array(z.string()),
  objectives: z.array(z.string()),
  certifications: z.array(z.string()),
  achievements: z.array(z.string()),
  experienceYears: z.number(),
  languages: z.array(z.string()),
  modality: z.enum(MODALITIES),
  personalWebsite: z.nullable(z.string()),
  instagramPosts: z.array(z.string()),
  socialNetworks: z.array(SocialNetwork),
  participateRanking: z.boolean(),
  /** Whether clients who know the address find this professional in order to share with them. */
  isFindableByEmail: z.boolean(),
})
export type StoredProfessional = z.infer<typeof StoredProfessional>

/** Fields that sign-up does not ask for (objectives: only of trainers), with their initial values. */
export const ADDED_LATER = {
  objectives: [],
  achievements: [],
  instagramPosts: [],
  isFindableByEmail: false,
} satisfies Partial<StoredProfessional>

/** The initial values; the same as the table's defaults. */
export const NOTHING_TOLD: StoredProfessional = {
  ...ADDED_LATER,
  country: null,
  city: null,
  bio: null,
  specialization: [],
  certifications: [],
  experienceYears: 0,
  languages: ['es'],
  modality: 'both',
  personalWebsite: null,
  socialNetworks: [],
  participateRanking: true,
}
