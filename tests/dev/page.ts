/** What a reader sees of a page first, and what tells the languages apart. */
export function factsOf(html: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]?.replace(/\s+/g, ' ').trim()
  return {
    language: first(/<html[^>]*\blang="?([\w-]+)/),
    title: first(/<title>([^<]*)<\/title>/),
    heading: first(/<h1[^>]*>([^<]*)/),
  }
}

/** The scripts that a page needs when its islands wake: of the page, and of each island. */
export function scriptsOf(html: string): string[] {
  const found = html.matchAll(
    /(?:component-url|renderer-url|before-hydration-url|<script[^>]*\bsrc)="([^"]+)"/g,
  )
  return [...new Set([...found].map(([, address]) => address!.replaceAll('&amp;', '&')))]
}
