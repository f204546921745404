import { Parser, StaticConfigLoader, type HtmlElement } from 'html-validate'

const config = await new StaticConfigLoader({ extends: [], elements: ['html5'] }).getConfigFor('')
const parser = new Parser(config)

const NAMED: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
}

/** The text that HTML writes with entities; those that our pages use. */
const decoded = (html: string) =>
  html.replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (all, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? all
    const isHex = name.startsWith('#x')
    return String.fromCodePoint(parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10))
  })

/** An element of a page as it is sent. Values of attributes in selectors need quotes. */
export type Part = {
  /** With single spaces. */
  text: string
  /** The text as it stands, such as that of a script. */
  raw: string
  tag: string
  /** Null where it has none; '' where it has no value. */
  attribute: (name: string) => string | null
  all: (selector: string) => Part[]
  /** The first of them. @throws Error when there is none */
  one: (selector: string) => Part
  /** Its label for assistive technology, or else its text. */
  name: string
  /** The first of them with this name, or whose name matches. @throws Error when there is none */
  named: (selector: string, name: string | RegExp) => Part
}

/** Reads HTML as it is sent. */
export function documentOf(html: string): Part {
  return partOf(parser.parseHtml({ data: html, filename: '', line: 1, column: 1, offset: 0 }))
}

function partOf(element: HtmlElement): Part {
  const { textContent, tagName: tag } = element
  const raw = tag === 'script' ? textContent : decoded(textContent)
  const attribute = (name: string) => {
    const found = element.getAttribute(name)
    return found === null ? null : decoded(found.value?.toString() ?? '')
  }
  const all = (selector: string) => element.querySelectorAll(selector).map(partOf)
  const text = raw.replaceAll(/\s+/g, ' ').trim()
  return {
    text,
    name: attribute('aria-label') ?? labelOf(element, attribute('aria-labelledby')) ?? text,
    raw,
    tag,
    attribute,
    all,
    one: (selector) => {
      const [first] = all(selector)
      if (!first) throw new Error(`There is no ${selector}`)
      return first
    },
    named: (selector, name) => {
      const found = all(selector).find((one) =>
        typeof name === 'string' ? one.name === name : name.test(one.name),
      )
      if (!found) throw new Error(`There is no ${selector} named ${String(name)}`)
      return found
    },
  }
}

/** The text of the elements that name another by their ids. */
function labelOf(element: HtmlElement, ids: string | null): string | null {
  if (ids === null) return null
  let root = element
  while (root.parent) root = root.parent
  const texts = ids.split(' ').map((id) => root.querySelector(`[id="${id}"]`)?.textContent ?? '')
  return decoded(texts.join(' ')).replaceAll(/\s+/g, ' ').trim()
}
