import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { OBJECTIVES } from '#lib/professionals/objectives.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import type { Modality } from '#lib/professionals/modality.ts'
import type { SocialNetwork } from '#lib/fields/social-network.ts'
import { MEN, SURNAMES, WOMEN } from './data/demo-names.ts'
import { DEMO_NUTRITIONISTS } from './data/demo-nutritionists.ts'
import { DEMO_PHYSIOTHERAPISTS } from './data/demo-physiotherapists.ts'
import { DEMO_CITIES, type DemoProfession } from './data/demo-profession.ts'
import { DEMO_TRAINERS } from './data/demo-trainers.ts'
import { slug } from './data/place-rows.ts'
import { demoPortrait } from './demo-portrait.ts'
import { randomOf, uuidOf, type Random } from './random.ts'

const TEXTS: Record<ProfessionalType, DemoProfession> = {
  trainer: DEMO_TRAINERS,
  nutritionist: DEMO_NUTRITIONISTS,
  physiotherapist: DEMO_PHYSIOTHERAPISTS,
}

export type DemoPerson = ReturnType<typeof person>

/** Deterministic: 44 of each profession, women and men alternately. */
export const DEMO_PEOPLE: readonly DemoPerson[] = PROFESSIONAL_TYPES.flatMap((type, t) =>
  Array.from({ length: DEMO_CITIES.length }, (_, index) => person(type, t, index)),
)

function person(type: ProfessionalType, t: number, index: number) {
  const key = `${type}-${String(index + 1).padStart(2, '0')}`
  const random = randomOf(key)
  const woman = (index + t) % 2 === 0
  const given = pick(woman ? WOMEN : MEN, (index >> 1) + t * 15)
  const [first = '', second = ''] = random.some(SURNAMES, 2)
  const name = `${given} ${first} ${second}`
  const gendered = (text: string) => text.replace(/\{([^|}]*)\|([^}]*)\}/g, woman ? '$2' : '$1')
  const texts = TEXTS[type]
  const [main = 'others', ...others] = rotated(SPECIALTIES[type], index)
  const cityId = DEMO_CITIES[(index + t * 3) % DEMO_CITIES.length] ?? null
  const experienceYears = index === 5 ? 0 : Math.floor(random.next() ** 1.5 * 31)
  const reviewCount = index % 6 === 5 ? 0 : Math.floor(random.next() ** 2.2 * 61)
  const told = {
    id: uuidOf(`professional:${key}`) as ProfessionalId,
    userId: uuidOf(`user:${key}`) as UserId,
    type,
    cityId,
    trainingModality: modality(random, cityId),
    bio: gendered(bio(texts, main, index)),
    specialization: [main, ...random.some(others, 1 + random.below(3))],
    availableObjectives: random.some(OBJECTIVES[type], 2 + random.below(3)),
    experienceYears,
    certifications: certifications(random, texts, experienceYears).map(gendered),
    achievements: experienceYears > 7 ? random.some(texts.achievements, random.below(4)) : [],
    languages: ['es', ...random.some(['en', 'ca', 'fr', 'pt', 'de', 'it'], random.below(3))],
  }
  return {
    key,
    gender: genderOf(woman, index),
    woman,
    name,
    email: `${slug(name)}@example.com`,
    portrait: demoPortrait(key, index),
    reviewCount,
    /** Whether `seedDemoVerifications` gives them a record. */
    isVerified: random.next() < 0.55,
    professional: {
      ...told,
      participateRanking: index % 15 !== 14,
      isFindableByEmail: true,
      personalWebsite: random.next() < 0.2 ? `https://example.org/${slug(name)}` : null,
      instagramPosts: random.next() < 0.3 ? posts(key, 1 + random.below(3)) : [],
      socialNetworks: random.next() < 0.35 ? networks(random, slug(name)) : [],
    },
  }
}

/** Some have not told. */
function genderOf(woman: boolean, index: number): 'female' | 'male' | null {
  if (index % 9 === 4) return null
  return woman ? 'female' : 'male'
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? ''
}

function rotated<Item>(list: readonly Item[], by: number): Item[] {
  const at = by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}

/** Opening of the main speciality, a way of working, a closing, combined differently for each person. */
function bio(texts: DemoProfession, specialty: string, index: number): string {
  const openings = texts.openings[specialty] ?? []
  const turn = Math.floor(index / Object.keys(texts.openings).length)
  return [pick(openings, turn), pick(texts.methods, index), pick(texts.closings, index)].join(' ')
}

function modality(random: Random, cityId: string | null): Modality {
  if (cityId === null) return 'online'
  const draw = random.next()
  return draw < 0.45 ? 'both' : draw < 0.88 ? 'in-person' : 'online'
}

/** The first of a profession is its degree; more years of experience add more of the others. */
function certifications(random: Random, texts: DemoProfession, years: number): string[] {
  const [degree = '', ...others] = texts.certifications
  const count = Math.min(5, random.below(3) + Math.floor(years / 7))
  return [degree, ...random.some(others, count)]
}

function posts(key: string, count: number): string[] {
  return Array.from(
    { length: count },
    (_, n) => `https://www.instagram.com/p/MFA-demo-${key}-${n + 1}/`,
  )
}

function networks(random: Random, handle: string): SocialNetwork[] {
  const urls = {
    instagram: `https://www.instagram.com/mfa.demo.${handle}/`,
    youtube: `https://www.youtube.com/@mfa-demo-${handle}`,
    tiktok: `https://www.tiktok.com/@mfa.demo.${handle}`,
    linkedin: `https://www.linkedin.com/in/mfa-demo-${handle}/`,
  } as const
  const platforms = Object.keys(urls) as (keyof typeof urls)[]
  return random
    .some(platforms, 1 + random.below(2))
    .map((platform, index) => ({ platform, url: urls[platform], isPrimary: index === 0 }))
}
