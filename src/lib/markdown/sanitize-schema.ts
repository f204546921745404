import type { Options } from 'rehype-sanitize'

/**
 * What an article may consist of. Raw HTML never gets this far (remark-rehype drops it), so this is the second lock: a
 * change of the parser, or of a plugin before it, cannot let more through.
 */
export const SANITIZE_SCHEMA: Options = {
  tagNames: [
    'a',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'img',
    'input',
    'li',
    'ol',
    'p',
    'pre',
    'section',
    'strong',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  attributes: {
    a: ['href', 'id', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel'],
    h2: [['id', 'footnote-label']],
    img: ['src', 'alt', 'title'],
    input: [
      ['type', 'checkbox'],
      ['disabled', true],
      ['checked', true],
    ],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes', ['className', 'footnotes']],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  required: { input: { type: 'checkbox', disabled: true } },
  // Ids come from footnotes alone, which have a prefix of their own.
  clobber: [],
  strip: ['script', 'style'],
}
