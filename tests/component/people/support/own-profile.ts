import type { OwnProfile } from '#lib/accounts/own-profile.ts'

/** An athlete, as their own profile has them. */
export const ownProfile = (basics: Partial<OwnProfile['basics']> = {}): OwnProfile => ({
  version: 1,
  userId: '5b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  professionalId: null,
  role: 'athlete',
  email: 'athlete@example.com',
  language: 'es',
  avatarUrl: null,
  basics: { displayName: 'Test athlete', phone: null, bio: null, newsletter: false, ...basics },
  person: { firstName: null, lastName: null, birthDate: null, gender: null },
  athlete: { country: null, city: null, activityLevel: null, mainGoal: null },
  professional: null,
})
