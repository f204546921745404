const SCRIPT = /<script\b/i
const SCRIPT_END = /<\/script[^<>]*>/i
const TAG = /<\/?[a-z!][^<>]*>/gi

/** Text without tags, and without scripts and their content. Linear in its length. */
export function withoutMarkup(text: string): string {
  return withoutScripts(text).replace(TAG, '')
}

function withoutScripts(text: string): string {
  const kept: string[] = []
  let rest = text
  for (;;) {
    const begin = SCRIPT.exec(rest)
    const end = begin && SCRIPT_END.exec(rest.slice(begin.index))
    if (!begin || !end) return kept.join('') + rest
    kept.push(rest.slice(0, begin.index))
    rest = rest.slice(begin.index + end.index + end[0].length)
  }
}

/** At most `max` characters; never half of a surrogate pair, which no database could store. */
export function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}
