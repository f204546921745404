/** A unit that people write behind a number. */
export type WrittenUnit =
  | ('kg' | 'lb' | 'st')
  | ('cm' | 'm' | 'in' | 'ft')
  | ('mmHg' | '/min' | '%')
  | ('mg/dL' | 'mmol/L' | 'mmol/mol' | 'µU/mL' | 'pmol/L')

const SPELLINGS: Readonly<Record<string, WrittenUnit>> = {
  ...{ kg: 'kg', kgs: 'kg', kilos: 'kg', kilogramos: 'kg', kilograms: 'kg' },
  ...{ lb: 'lb', lbs: 'lb', libras: 'lb', pounds: 'lb', st: 'st', stone: 'st', stones: 'st' },
  ...{ cm: 'cm', cms: 'cm', centimetros: 'cm', centimetres: 'cm', centimeters: 'cm' },
  ...{ m: 'm', metros: 'm', metres: 'm', meters: 'm', in: 'in', inch: 'in', inches: 'in' },
  ...{ pulgadas: 'in', '"': 'in', '”': 'in', ft: 'ft', feet: 'ft', pies: 'ft' },
  ...{ mmhg: 'mmHg', lpm: '/min', bpm: '/min', ppm: '/min', '/min': '/min', '1/min': '/min' },
  ...{ 'count/min': '/min', 'beats/min': '/min', 'latidos/min': '/min', 'pulsaciones/min': '/min' },
  ...{ 'mg/dl': 'mg/dL', 'mmol/l': 'mmol/L', 'mmol/mol': 'mmol/mol', '%': '%' },
  ...{ 'μu/ml': 'µU/mL', 'uu/ml': 'µU/mL', 'μui/ml': 'µU/mL', 'uui/ml': 'µU/mL' },
  ...{ 'μiu/ml': 'µU/mL', 'uiu/ml': 'µU/mL', 'mu/l': 'µU/mL', 'miu/l': 'µU/mL', 'mui/l': 'µU/mL' },
  'pmol/l': 'pmol/L',
}

/**
 * A unit as it is compared: lower-case, without spaces, accents, marks that cannot be seen, and a full stop at its end. NFKD
 * makes one of the two signs for micro.
 */
export const plainUnit = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\s]/gu, '')
    .replace(/\.$/, '')
    .toLowerCase()

/** The unit that a text spells, in Spanish or English; undefined when it spells none. */
export function readUnit(text: string): WrittenUnit | undefined {
  const plain = plainUnit(text)
  return Object.hasOwn(SPELLINGS, plain) ? SPELLINGS[plain] : undefined
}
