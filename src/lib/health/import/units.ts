import { readUnit, type WrittenUnit } from '#lib/format/read-unit.ts'

const BRACKETS = /[([]([^)\]]*)[)\]]/g

/**
 * A header's name and unit: `Weight (lb)`, `weight_lb` and `Weight lb` are the same. What stands in brackets and is no unit is
 * part of the name. The name is lower-case, without accents and signs.
 */
export function splitHeader(header: string): { name: string; unit: WrittenUnit | undefined } {
  const inside = [...header.matchAll(BRACKETS)].map(([, text = '']) => text)
  const unit = inside.map(readUnit).find((known) => known !== undefined)
  if (unit) {
    const name = header.replace(BRACKETS, (all, text: string) => (readUnit(text) ? ' ' : all))
    return { name: plainHeader(name), unit }
  }
  const [, before = '', last = ''] = /^(.+)[\s_,;:-]+([^\s_,;:-]+)$/.exec(header.trim()) ?? []
  const lastUnit = readUnit(last)
  if (lastUnit) return { name: plainHeader(before), unit: lastUnit }
  const percent = header.includes('%') ? ('%' as const) : undefined
  return { name: plainHeader(header), unit: percent }
}

/** What Samsung Health writes before some of its names. */
const SAMSUNG = /^com\.samsung\.\S*\./

const GIRTH =
  /^(?:(?:perimetro|circunferencia|contorno)(?: de)?(?: la| el)? )?(.*?)(?: circumference| girth)?$/

/** Lower-case words without accents, `dateTime` as two, and without what says that it is a girth. */
function plainHeader(header: string): string {
  const words = header
    .replace(SAMSUNG, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return GIRTH.exec(words)?.[1] ?? words
}
