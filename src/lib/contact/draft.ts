import { isOneOf } from '#lib/one-of.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { isProfessionalType, type ProfessionalType } from '#lib/professionals/types.ts'
import { UUID } from '#lib/uuid.ts'
import type { WaitingMessage } from './message-fields.ts'
import { CONTACT_OBJECTIVES, type ContactObjective } from './objectives.ts'

/** A professional whom a message goes to, as the page knows them. */
export type Addressee = { id: ProfessionalId; type: ProfessionalType; name: string }

/** A message as it is being written. An objective is chosen once for each profession. */
export type ContactDraft = {
  to: Addressee[]
  name: string
  phone: string
  message: string
  objectives: Partial<Record<ProfessionalType, ContactObjective>>
}

/** Whether two drafts go to the same professionals. */
export function isToSame(one: readonly Addressee[], other: readonly Addressee[]): boolean {
  return one.length === other.length && one.every(({ id }) => other.some((to) => to.id === id))
}

/** The message as it is sent; the schemas decide whether it is complete. */
export function toMessage({ to, name, phone, message, objectives }: ContactDraft) {
  return {
    name,
    phone: phone.trim() || null,
    message,
    to: to.map(({ id, type }) => ({ id, objective: objectives[type] })),
  } as WaitingMessage
}

/** Reads what a browser kept; null when it is no draft. */
export function readContactDraft(stored: unknown): ContactDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { to, name, phone, message, objectives } = stored as Record<string, unknown>
  if (!Array.isArray(to) || ![name, phone, message].every((text) => typeof text === 'string')) {
    return null
  }
  const addressees = to.map(readAddressee).filter((one) => one !== null)
  if (addressees.length === 0) return null
  return {
    to: addressees,
    name: name as string,
    phone: phone as string,
    message: message as string,
    objectives: readObjectives(objectives),
  }
}

function readAddressee(stored: unknown): Addressee | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, type, name } = stored as Record<string, unknown>
  if (typeof id !== 'string' || typeof type !== 'string' || typeof name !== 'string') return null
  // Without the schemas, which are heavier than all that reads a draft.
  return UUID.test(id) && isProfessionalType(type) ? { id: id as ProfessionalId, type, name } : null
}

function readObjectives(stored: unknown): ContactDraft['objectives'] {
  const objectives: ContactDraft['objectives'] = {}
  if (typeof stored !== 'object' || stored === null) return objectives
  for (const [type, objective] of Object.entries(stored)) {
    if (!isProfessionalType(type) || typeof objective !== 'string') continue
    const offered: readonly ContactObjective[] = CONTACT_OBJECTIVES[type]
    if (isOneOf(offered, objective)) objectives[type] = objective
  }
  return objectives
}
