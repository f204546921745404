import { readFileSync } from 'node:fs'

type Names = { migrating: string; serving: string; database: string; password: string }

/** The SQL of a document for operators, starting with these words, with its placeholders filled in. */
export function operatorSql(document: string, beginning: string, names: Names): string {
  const text = readFileSync(document, 'utf8')
  const from = text.indexOf(beginning)
  return text
    .slice(from, text.indexOf('```', from))
    .replaceAll(/\bforma\b/g, names.migrating)
    .replaceAll('forma_site', names.serving)
    .replaceAll(/<(another )?password>/g, names.password)
    .replaceAll('<database>', names.database)
}
