/** An element of XML, with its text. */
export type Element = { name: string; text: string; children: Element[] }

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const CHARACTERS = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u
const PIECE =
  /<\?.*?\?>|<!--.*?-->|<!\[CDATA\[(?<cdata>.*?)\]\]>|<\/(?<end>[\w:-]+)\s*>|<(?<start>[\w:-]+)(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<empty>\/?)>|(?<text>[^<]+)/gsy

type Groups = Partial<Record<string, string>>

/** Reads XML as strictly as a reader of feeds does. @throws Error when it is not well-formed */
export function readXml(xml: string): Element {
  if (!CHARACTERS.test(xml)) throw new Error('A character that XML forbids')
  const root: Element = { name: '', text: '', children: [] }
  const opened = [root]
  let at = 0
  for (const { 0: piece, groups = {} } of xml.matchAll(PIECE)) {
    at += piece.length
    take(opened, groups)
  }
  if (at !== xml.length) throw new Error(`Not well-formed: ${xml.slice(at, at + 80)}`)
  const [first] = root.children
  if (opened.length > 1 || !first) throw new Error(`Not closed: ${opened.at(-1)!.name}`)
  return first
}

/** Takes a piece into the innermost of the elements that are open. */
function take(opened: Element[], { start, empty, end, cdata, text = '' }: Groups): void {
  const current = opened.at(-1)!
  if (start !== undefined) {
    const element = { name: start, text: '', children: [] }
    current.children.push(element)
    if (!empty) opened.push(element)
  } else if (end !== undefined) {
    if (opened.length === 1 || opened.pop()!.name !== end) throw new Error(`Not opened: ${end}`)
  } else current.text += cdata ?? decoded(text)
}

function decoded(text: string): string {
  if (text.includes(']]>')) throw new Error(']]> in a text')
  return text.replaceAll(/&([^;\s]*;?)/g, (all, name: string) => {
    const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+));$/i.exec(name) ?? []
    if (hex ?? decimal) return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal))
    const character = NAMED[name.slice(0, -1)]
    if (!name.endsWith(';') || character === undefined) throw new Error(`Not an entity: ${all}`)
    return character
  })
}
