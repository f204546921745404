/** Language, title and main heading of a page. */
export function factsOf(html: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]?.replace(/\s+/g, ' ').trim()
  return {
    language: first(/<html[^>]*\blang="?([\w-]+)/),
    title: first(/<title>([^<]*)<\/title>/),
    heading: first(/<h1[^>]*>([^<]*)/),
  }
}

/** The scripts a page needs once hydrated: its own, and those of each island. */
export function scriptsOf(html: string): string[] {
  const found = html.matchAll(
    /(?:component-url|renderer-url|before-hydration-url|<script[^>]*\bsrc)="(\/[^"]+)"/g,
  )
  return [...new Set([...found].map(([, address]) => address!.replaceAll('&amp;', '&')))]
}
