import type { ContactRequests } from '#lib/contact/schemas.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { ProfessionalProfile } from '#lib/professionals/schemas.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'

/** What was last between two people, from what says most to what says least. */
export const TIES = ['asks', 'answered', 'sees', 'written', 'saved'] as const

/** Somebody whom a person works with, wrote to or saved, and what was last between them. */
export type Known = {
  id: ProfessionalId
  type: ProfessionalType
  name: string | null
  avatarUrl: string | null
  how: (typeof TIES)[number]
}

/** More would be narrower than a face. */
export const PEOPLE_SHOWN = 3

type Given = {
  authorizations: readonly Authorization[]
  questionnaires: readonly Questionnaire[]
  contacts: ContactRequests['items']
  saved: readonly ProfessionalProfile[]
}

/** By what is between them, everybody once. */
export function peopleOf({ authorizations, questionnaires, contacts, saved }: Given): Known[] {
  const sharing = authorizations
    .filter(({ state }) => state === 'active')
    .map(({ professional: { professionalId: id, type, name, avatarUrl } }): Known => {
      const asks = questionnaires.some(
        (one) => one.isOpen && one.professionalName === name && one.professionalType === type,
      )
      return { id, type, name, avatarUrl, how: asks ? 'asks' : 'sees' }
    })
  const written = contacts.flatMap((request): Known[] => {
    if (request.box !== 'sent') return []
    const { professionalId: id, professionalType: type, name, avatarUrl } = request.to
    return [{ id, type, name, avatarUrl, how: request.answeredAt ? 'answered' : 'written' }]
  })
  const kept = saved.map(({ id, type, name, avatarUrl }): Known => ({
    id,
    type,
    name,
    avatarUrl,
    how: 'saved',
  }))
  const known = [...sharing, ...written, ...kept]
  const all = TIES.flatMap((tie) => known.filter(({ how }) => how === tie))
  const isFirst = ({ id }: Known, n: number) => all.findIndex((one) => one.id === id) === n
  return all.filter(isFirst).slice(0, PEOPLE_SHOWN)
}
