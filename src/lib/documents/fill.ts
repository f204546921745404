const TOKEN = /\{\{(\w+)\}\}/g

/** What stands in a document as `{{name}}`: its HTML, or undefined when there is no such value. */
export type Values = (name: string) => string | undefined

/** Puts the values in their places. @throws when a place has no value, by its name */
export function fill(html: string, valueOf: Values): string {
  return html.replace(TOKEN, (_, name: string) => {
    const value = valueOf(name)
    if (value === undefined) throw new Error(`{{${name}}} is no value that documents know`)
    return value
  })
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as HTML. */
export const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign]!)
