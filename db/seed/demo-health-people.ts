import type { ProfessionalType } from '#lib/professionals/types.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { DEMO_ATHLETES } from './demo-reviews.ts'

const owner = { id: DEMO_ATHLETES[0]!.userId, name: DEMO_ATHLETES[0]!.name ?? '' }
const professional = (type: ProfessionalType) => {
  const id = DEMO_ACCOUNTS.find(({ role }) => role === type)!.id
  const name = DEMO_PEOPLE.find(({ professional: { userId } }) => userId === id)!.name
  return { id, name, type }
}

/** The people of the demo health centre: its owner, and the professionals whose accounts can be signed in to. */
export const DEMO_HEALTH = {
  owner,
  active: professional('physiotherapist'),
  pending: professional('nutritionist'),
  ended: professional('trainer'),
} as const
export type DemoHealth = typeof DEMO_HEALTH & { today: string }
