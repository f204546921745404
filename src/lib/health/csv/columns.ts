import type { MeasureName } from '../measures.ts'

/** A column of `datos_salud.csv`: the day, a measure, or both pressures as `120/80`. */
export type CsvColumn =
  'recordDate' | 'bloodPressure' | Exclude<MeasureName, 'systolicBp' | 'diastolicBp'>

/**
 * The names of the 25 columns, in their order. Spanish in both languages, as specified; each with its stored unit. The
 * import knows them too.
 */
export const CSV_HEADERS = {
  recordDate: 'Fecha',
  weight: 'Peso (kg)',
  height: 'Altura (cm)',
  bmi: 'IMC (kg/m²)',
  bodyFatPercentage: 'Grasa corporal (%)',
  waistCircumference: 'Cintura (cm)',
  hipCircumference: 'Cadera (cm)',
  chestCircumference: 'Pecho (cm)',
  armCircumferenceRelaxed: 'Brazo relajado (cm)',
  armCircumferenceContracted: 'Brazo contraído (cm)',
  thighCircumference: 'Muslo (cm)',
  calfCircumference: 'Pantorrilla (cm)',
  bloodPressure: 'Tensión arterial (mmHg)',
  restingHeartRate: 'Frecuencia cardiaca en reposo (lpm)',
  fastingGlucose: 'Glucosa en ayunas (mg/dL)',
  hba1c: 'HbA1c (%)',
  insulinemia: 'Insulina (µU/mL)',
  totalCholesterol: 'Colesterol total (mg/dL)',
  ldlCholesterol: 'Colesterol LDL (mg/dL)',
  hdlCholesterol: 'Colesterol HDL (mg/dL)',
  triglycerides: 'Triglicéridos (mg/dL)',
  nonHdlCholesterol: 'Colesterol no HDL (mg/dL)',
  ctHdlRatio: 'Colesterol total/HDL',
  ldlHdlRatio: 'LDL/HDL',
  trigHdlRatio: 'Triglicéridos/HDL',
} as const satisfies Record<CsvColumn, string>

export const CSV_COLUMNS = Object.keys(CSV_HEADERS) as CsvColumn[]
