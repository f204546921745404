/**
 * Reads what tests need of the HTML of hundreds of pages as it is sent: by patterns, since to parse them all would take a
 * minute. Attributes are in double quotes.
 */

const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replace(/&(?:#38|amp);/g, '&'))

/** The addresses of its links and pictures. */
export const linksIn = (html: string) => [
  ...valuesOf(html, /<a\b[^>]*?\shref="([^"]+)"/g),
  ...valuesOf(html, /<img\b[^>]*?\ssrc="([^"]+)"/g),
]

/** Its canonical address, and those of its translations, by language. */
export function addressesIn(html: string) {
  const [canonical] = valuesOf(html, /<link rel="canonical" href="([^"]+)"/g)
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)
  return {
    canonical,
    alternates: new Map([...links].map(([, lang = '', url = '']) => [lang, url])),
  }
}

/** The ids of its elements, to which fragments lead. */
export const idsIn = (html: string) => new Set(valuesOf(html, /<[a-z][^>]*?\sid="([^"]+)"/g))
