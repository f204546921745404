const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** The fields of a content file, as YAML between two lines of ---, and its Markdown; null when it begins with none. */
export function splitFrontMatter(text: string): { yaml: string; body: string } | null {
  const [whole, yaml] = FRONT_MATTER.exec(text) ?? []
  if (whole === undefined || yaml === undefined) return null
  return { yaml, body: text.slice(whole.length) }
}
