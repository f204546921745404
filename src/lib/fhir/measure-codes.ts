import type { MeasureName } from '#lib/health/measures.ts'

type MeasureCode = {
  /** Only codes that were read in a publication of HL7 or of a laboratory; else a measure is named by text alone. */
  readonly loinc?: { readonly code: string; readonly display: string }
  /** The stored unit in UCUM. */
  readonly ucum: string
}

/** How others name what is measured and derived: apart from its facts, which every screen loads. */
export const MEASURE_CODES: { readonly [N in MeasureName]: MeasureCode } = {
  weight: { loinc: { code: '29463-7', display: 'Body weight' }, ucum: 'kg' },
  height: { loinc: { code: '8302-2', display: 'Body height' }, ucum: 'cm' },
  bodyFatPercentage: {
    loinc: { code: '41982-0', display: 'Percentage of body fat Measured' },
    ucum: '%',
  },
  waistCircumference: {
    loinc: { code: '8280-0', display: 'Waist Circumference at umbilicus by Tape measure' },
    ucum: 'cm',
  },
  hipCircumference: { ucum: 'cm' },
  chestCircumference: { ucum: 'cm' },
  armCircumferenceRelaxed: { ucum: 'cm' },
  armCircumferenceContracted: { ucum: 'cm' },
  thighCircumference: { ucum: 'cm' },
  calfCircumference: { ucum: 'cm' },
  systolicBp: { loinc: { code: '8480-6', display: 'Systolic blood pressure' }, ucum: 'mm[Hg]' },
  diastolicBp: { loinc: { code: '8462-4', display: 'Diastolic blood pressure' }, ucum: 'mm[Hg]' },
  restingHeartRate: { loinc: { code: '8867-4', display: 'Heart rate' }, ucum: '/min' },
  fastingGlucose: {
    loinc: { code: '1558-6', display: 'Fasting glucose [Mass/volume] in Serum or Plasma' },
    ucum: 'mg/dL',
  },
  hba1c: {
    loinc: { code: '4548-4', display: 'Hemoglobin A1c/Hemoglobin.total in Blood' },
    ucum: '%',
  },
  insulinemia: {
    loinc: { code: '20448-7', display: 'Insulin [Units/volume] in Serum or Plasma' },
    ucum: 'u[IU]/mL',
  },
  totalCholesterol: {
    loinc: { code: '2093-3', display: 'Cholesterol [Mass/volume] in Serum or Plasma' },
    ucum: 'mg/dL',
  },
  ldlCholesterol: { ucum: 'mg/dL' },
  hdlCholesterol: {
    loinc: { code: '2085-9', display: 'Cholesterol in HDL [Mass/volume] in Serum or Plasma' },
    ucum: 'mg/dL',
  },
  triglycerides: {
    loinc: { code: '2571-8', display: 'Triglyceride [Mass/volume] in Serum or Plasma' },
    ucum: 'mg/dL',
  },
  bmi: { loinc: { code: '39156-5', display: 'Body mass index (BMI) [Ratio]' }, ucum: 'kg/m2' },
  ctHdlRatio: { ucum: '{ratio}' },
  ldlHdlRatio: { ucum: '{ratio}' },
  trigHdlRatio: { ucum: '{ratio}' },
  nonHdlCholesterol: {
    loinc: { code: '43396-1', display: 'Cholesterol non HDL [Mass/volume] in Serum or Plasma' },
    ucum: 'mg/dL',
  },
}
