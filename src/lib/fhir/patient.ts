import type { GENDERS } from '#lib/accounts/person.ts'
import type { Reference, Resource } from './types.ts'

export type Patient = Resource & {
  resourceType: 'Patient'
  name?: { text: string; family?: string; given?: string[] }[]
  gender?: (typeof GENDERS)[number]
  birthDate?: string
}

export type FhirPerson = {
  id: string
  /** What they are called on the site. */
  name: string
  firstName: string | null
  lastName: string | null
  gender: (typeof GENDERS)[number] | null
  birthDate: string | null
}

/** A person; our genders are codes of FHIR. */
export function patientOf(person: FhirPerson): Patient {
  const { id, name, firstName, lastName, gender, birthDate } = person
  return {
    resourceType: 'Patient',
    id,
    ...(name && {
      name: [
        {
          text: name,
          ...(lastName && { family: lastName }),
          ...(firstName && { given: [firstName] }),
        },
      ],
    }),
    ...(gender && { gender }),
    ...(birthDate && { birthDate }),
  }
}

/** A reference to a person of the same bundle. */
export const referenceTo = (patientId: string): Reference => ({ reference: `Patient/${patientId}` })
