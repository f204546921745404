/** What we use of FHIR R4 (https://hl7.org/fhir/R4). Tests hold it to the structure definitions of HL7. */
export type Coding = { system?: string; code?: string; display?: string }
export type CodeableConcept = { coding?: Coding[]; text?: string }
export type Reference = { reference?: string; display?: string }
export type Quantity = { value: number; unit: string; system?: string; code?: string }
/** Ends are included; days or instants. */
export type Period = { start?: string; end?: string }

export type Resource = { resourceType: string; id: string }

export const SYSTEMS = {
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  category: 'http://terminology.hl7.org/CodeSystem/observation-category',
  consentScope: 'http://terminology.hl7.org/CodeSystem/consentscope',
  consentAction: 'http://terminology.hl7.org/CodeSystem/consentaction',
  participation: 'http://terminology.hl7.org/CodeSystem/v3-ParticipationType',
} as const
