import type { ImportColumn } from './import-columns.ts'

/**
 * What files call the columns, in Spanish and English, in the form of `plainHeader`: without accents, units, brackets, and
 * without `perímetro de` or `circumference`. The names of our own file are known besides.
 */
export const ALIASES: Readonly<Record<ImportColumn, readonly string[]>> = {
  recordDate: [
    ...['fecha', 'dia', 'fecha y hora', 'fecha de medicion', 'fecha medicion', 'fecha de registro'],
    ...['fecha de la medicion', 'fecha medida', 'fecha hora', 'hora de inicio', 'fecha de inicio'],
    ...['date', 'day', 'datetime', 'date time', 'timestamp', 'measurement date', 'record date'],
    ...['date and time', 'time of measurement', 'measurement time', 'measured at', 'recorded at'],
    ...['start time', 'start date'],
  ],
  weight: ['peso', 'peso corporal', 'weight', 'body weight', 'body mass'],
  height: ['altura', 'estatura', 'talla', 'height', 'body height'],
  bodyFatPercentage: [
    ...['grasa corporal', 'grasa', 'porcentaje de grasa', 'porcentaje de grasa corporal'],
    ...['body fat', 'fat', 'body fat percentage', 'fat percentage', 'fat ratio', 'fat rate'],
  ],
  waistCircumference: ['cintura', 'abdomen', 'abdominal', 'waist'],
  hipCircumference: ['cadera', 'caderas', 'hip', 'hips'],
  chestCircumference: ['pecho', 'torax', 'chest'],
  armCircumferenceRelaxed: [
    ...['brazo relajado', 'brazo', 'biceps relajado', 'biceps'],
    ...['arm', 'upper arm', 'arm relaxed', 'relaxed arm'],
  ],
  armCircumferenceContracted: [
    ...['brazo contraido', 'brazo flexionado', 'biceps contraido'],
    ...['arm contracted', 'contracted arm', 'arm flexed', 'flexed arm'],
  ],
  thighCircumference: ['muslo', 'thigh'],
  calfCircumference: ['pantorrilla', 'gemelo', 'gemelos', 'calf'],
  bloodPressure: [
    ...['tension arterial', 'presion arterial', 'tension', 'presion', 'pa', 'ta'],
    ...['sistolica diastolica', 'presion arterial sistolica diastolica'],
    ...['blood pressure', 'bp', 'systolic diastolic', 'blood pressure systolic diastolic'],
  ],
  systolicBp: [
    ...['sistolica', 'tension sistolica', 'presion sistolica', 'tension arterial sistolica'],
    ...['presion arterial sistolica', 'tension alta', 'tension maxima', 'maxima', 'pas', 'sis'],
    ...['systolic', 'systolic bp', 'systolic pressure', 'systolic blood pressure', 'sbp', 'sys'],
    ...['blood pressure systolic'],
  ],
  diastolicBp: [
    ...['diastolica', 'tension diastolica', 'presion diastolica', 'tension arterial diastolica'],
    ...['presion arterial diastolica', 'tension baja', 'tension minima', 'minima', 'pad', 'dia'],
    ...['diastolic', 'diastolic bp', 'diastolic pressure', 'diastolic blood pressure', 'dbp'],
    ...['blood pressure diastolic'],
  ],
  restingHeartRate: [
    ...['frecuencia cardiaca en reposo', 'frecuencia cardiaca', 'fc', 'fc reposo', 'fc en reposo'],
    ...['pulso', 'pulsaciones', 'pulso en reposo'],
    ...['resting heart rate', 'heart rate', 'resting hr', 'hr', 'rhr', 'pulse', 'resting pulse'],
    ...['pulse rate', 'frecuencia de pulso'],
  ],
  fastingGlucose: [
    ...['glucosa en ayunas', 'glucosa', 'glucemia', 'glucemia basal', 'glucosa basal'],
    ...['glucemia en ayunas', 'fasting glucose', 'glucose', 'blood glucose', 'blood sugar'],
    ...['fasting blood glucose', 'fasting plasma glucose'],
  ],
  hba1c: [
    ...['hba1c', 'hb a1c', 'a1c', 'hemoglobina glicosilada', 'hemoglobina glucosilada'],
    ...['hemoglobina glicada', 'glycated hemoglobin', 'glycated haemoglobin', 'hemoglobin a1c'],
  ],
  insulinemia: [
    ...['insulina', 'insulinemia', 'insulina basal', 'insulina en ayunas'],
    ...['insulin', 'fasting insulin'],
  ],
  totalCholesterol: [
    ...['colesterol total', 'colesterol', 'ct', 'total cholesterol', 'cholesterol', 'tc'],
  ],
  ldlCholesterol: ['colesterol ldl', 'ldl', 'ldl colesterol', 'ldl cholesterol', 'ldl c', 'c ldl'],
  hdlCholesterol: ['colesterol hdl', 'hdl', 'hdl colesterol', 'hdl cholesterol', 'hdl c', 'c hdl'],
  triglycerides: ['trigliceridos', 'triglycerides', 'triglyceride', 'tg', 'trig'],
  note: [
    ...['nota', 'notas', 'comentario', 'comentarios', 'observaciones'],
    ...['note', 'notes', 'comment', 'comments'],
  ],
}
