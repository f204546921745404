import type { ImportUnit } from './import-columns.ts'

/** How files write the units, in the form of `plainUnit`. */
const SPELLINGS: Readonly<Record<string, ImportUnit>> = {
  ...{ kg: 'kg', kgs: 'kg', kilos: 'kg', lb: 'lb', lbs: 'lb', libras: 'lb', pounds: 'lb' },
  ...{ cm: 'cm', in: 'in', inch: 'in', inches: 'in', pulgadas: 'in', m: 'm', metros: 'm' },
  ...{ mmhg: 'mmHg', lpm: '/min', bpm: '/min', ppm: '/min', '/min': '/min' },
  ...{ 'mg/dl': 'mg/dL', 'mmol/l': 'mmol/L', 'mmol/mol': 'mmol/mol', '%': '%' },
  ...{ 'μu/ml': 'µU/mL', 'uu/ml': 'µU/mL', 'μui/ml': 'µU/mL', 'uui/ml': 'µU/mL' },
  ...{ 'μiu/ml': 'µU/mL', 'uiu/ml': 'µU/mL', 'mu/l': 'µU/mL', 'miu/l': 'µU/mL', 'mui/l': 'µU/mL' },
  'pmol/l': 'pmol/L',
}

/** NFKC makes one of the two signs for micro. */
const plainUnit = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

/** The unit that a text spells; undefined when it spells none. */
export function readUnit(text: string): ImportUnit | undefined {
  const plain = plainUnit(text)
  return Object.hasOwn(SPELLINGS, plain) ? SPELLINGS[plain] : undefined
}

/**
 * A header's name and unit: `Weight (lb)`, `weight_lb` and `Weight lb` are the same. The name is lower-case, without
 * accents and signs.
 */
export function splitHeader(header: string): { name: string; unit: ImportUnit | undefined } {
  const [, outside = header, inside] = /^([^([]*)[([]([^)\]]*)[)\]]/.exec(header) ?? []
  const unit = inside === undefined ? undefined : readUnit(inside)
  if (unit) return { name: plainHeader(outside), unit }
  const [, before = '', last = ''] = /^(.+)[\s_,;:-]+([^\s_,;:-]+)$/.exec(header.trim()) ?? []
  const lastUnit = readUnit(last)
  if (lastUnit) return { name: plainHeader(before), unit: lastUnit }
  const percent = header.includes('%') ? ('%' as const) : undefined
  return { name: plainHeader(outside), unit: percent }
}

const GIRTH =
  /^(?:(?:perimetro|circunferencia|contorno)(?: de)?(?: la| el)? )?(.*?)(?: circumference| girth)?$/

/** Lower-case words without accents, and without what says that it is a girth. */
function plainHeader(header: string): string {
  const words = header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return GIRTH.exec(words)?.[1] ?? words
}
