import profile from '#functions/profile.ts'
import type { Database } from '#db/client.ts'
import type { OwnProfile, ProfileUpdate } from '#lib/accounts/own-profile.ts'
import type { Role } from '#lib/accounts/roles.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { cookieOf, makeUser } from './accounts.ts'
import { PLATFORM, SITE } from './call-function.ts'

export const BASICS = {
  displayName: 'Ana Gil',
  phone: '+34 600 111 222',
  bio: 'Hola',
  newsletter: true,
}
export const PERSON = {
  firstName: 'Ana',
  lastName: 'Gil',
  birthDate: '1990-02-03',
  gender: 'female',
} as const
export const ATHLETE = {
  country: 'ES',
  city: 'es-valencia',
  activityLevel: 'moderate',
  mainGoal: 'toning',
} as const
const WORDS = {
  trainer: { specialization: ['strength', 'mobility'], objectives: ['toning'] },
  nutritionist: { specialization: ['clinical_nutrition'], objectives: ['healthy_habits'] },
  physiotherapist: { specialization: ['pediatric'], objectives: ['pain_relief'] },
} as const satisfies Record<ProfessionalType, object>

/** Every field that a professional can set, with values of the profession. */
export const professionalPart = (
  type: ProfessionalType,
): ProfileUpdate['professional'] & object => ({
  country: 'ES',
  city: 'es-valencia',
  bio: 'Entreno contigo',
  specialization: [...WORDS[type].specialization],
  certifications: ['NSCA'],
  achievements: ['Campeona de España'],
  experienceYears: 7,
  languages: ['es', 'en'],
  modality: 'both',
  objectives: [...WORDS[type].objectives],
  personalWebsite: 'https://ana.example/',
  instagramPosts: ['https://www.instagram.com/p/CxY-123_abc/'],
  socialNetworks: [{ platform: 'youtube', url: 'https://youtube.com/@ana', isPrimary: true }],
  participateRanking: false,
  isFindableByEmail: true,
})

let addresses = 0

/** A signed-in user, who calls `/api/profile` from an address of their own. */
export async function somebody(db: Database, role: Role) {
  const user = await makeUser(db, { role })
  return { user, ...(await profileOf(db, user)) }
}

/** The calls of `somebody` for a user that is there. */
export async function profileOf(db: Database, user: Parameters<typeof cookieOf>[1]) {
  const cookie = await cookieOf(db, user)
  const ip = `203.0.113.${String(++addresses)}`
  const afterwards: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void afterwards.push(work)
  const send = async (init: RequestInit) => {
    const request = new Request(`${SITE}/api/profile`, init)
    const response = await profile(request, { ...PLATFORM, ip, waitUntil })
    await Promise.all(afterwards)
    return response
  }
  const headers = { cookie, origin: SITE, 'content-type': 'application/json' }
  const patch = (body: unknown) => send({ method: 'PATCH', headers, body: JSON.stringify(body) })
  const read = async () => {
    const response = await send({ headers: { cookie } })
    if (!response.ok) throw new Error(`GET /api/profile: ${String(response.status)}`)
    return (await response.json()) as OwnProfile
  }
  return { patch, read }
}
