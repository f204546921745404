import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

export type Heading = { depth: number; id: string; text: string }
export type Size = { width: number; height: number }

const HEADING = /^h[1-6]$/
/** Of the section of footnotes, as remark-rehype writes it. */
const NOTES_ID = 'footnote-label'

/**
 * Headings begin at the second level, since the title of the page is the first, skip none, and have an id.
 *
 * @returns the headings in their order
 */
export function arrangeHeadings(tree: Root): Heading[] {
  const headings: Heading[] = []
  const slugger = new GithubSlugger()
  visit(tree, 'element', (element) => {
    if (!HEADING.test(element.tagName)) return
    const above = headings.at(-1)?.depth ?? 1
    const depth = Math.min(Math.max(2, Number(element.tagName[1])), above + 1)
    element.tagName = `h${depth}`
    const text = toString(element)
    // The prefix keeps them apart from the ids of the page.
    const id = element.properties['id'] === NOTES_ID ? NOTES_ID : `s-${slugger.slug(text)}`
    element.properties['id'] = id
    headings.push({ depth, id, text })
  })
  return headings
}

/** Links to other sites give them nothing of the page; ours are left alone. */
export function markExternalLinks(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'a') return
    const href = properties['href']
    if (typeof href === 'string' && /^https?:|^[/\\]{2}/i.test(href))
      properties['rel'] = ['noopener']
  })
}

/**
 * A picture of its own paragraph becomes a figure with its title as caption. Only pictures of articles are kept: those of
 * other sites would tell them who reads, and any other path of ours would be asked with the cookies of the reader.
 *
 * @param sizeOf the size of a picture in pixels, which keeps its place until it is loaded
 */
export function arrangePictures(tree: Root, sizeOf: (path: string) => Size | undefined): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return
    if (element.tagName === 'img' && !isPicture(element)) {
      parent.children.splice(index, 1)
      return index
    }
    const image = element.tagName === 'p' ? onlyImage(element) : undefined
    if (!image || !isPicture(image)) return
    parent.children[index] = figure(image, sizeOf)
    return 'skip'
  })
}

/** Wide tables scroll in their own box, which the keyboard reaches. */
export function wrapTables(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || !parent || index === undefined) return
    parent.children[index] = box('div', { className: ['wide'], tabIndex: 0 }, [element])
    return 'skip'
  })
}

function srcOf({ properties: { src } }: Element): string {
  return typeof src === 'string' ? src : ''
}

/** Where pictures of articles are; without `..` and escapes, which lead elsewhere. */
const PICTURE = /^\/(article-pictures|covers|figures)(\/[\w-]+(\.[\w-]+)*)+$/

const isPicture = (image: Element) => PICTURE.test(srcOf(image))

function onlyImage({ children }: Element): Element | undefined {
  const [child, ...others] = children.filter((node) => node.type !== 'text' || node.value.trim())
  return child?.type === 'element' && child.tagName === 'img' && others.length === 0
    ? child
    : undefined
}

function figure(image: Element, sizeOf: (path: string) => Size | undefined): Element {
  const { title, ...properties } = image.properties
  const size = sizeOf(srcOf(image))
  image.properties = { ...properties, ...size, loading: 'lazy', decoding: 'async' }
  const caption =
    typeof title === 'string' && title
      ? [box('figcaption', {}, [{ type: 'text', value: title }])]
      : []
  return box('figure', {}, [image, ...caption])
}

const box = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children })
