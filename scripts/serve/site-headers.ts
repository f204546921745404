import { parseAllHeaders, type Header } from '@netlify/headers-parser'

/** The headers for the file at a path of the site. */
export type SiteHeaders = (path: string) => Record<string, string>

/**
 * Reads a `_headers` file.
 *
 * @throws Error when a line of it is wrong
 */
export async function readSiteHeaders(file: string): Promise<SiteHeaders> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: undefined,
    minimal: false,
  })
  if (errors.length > 0) throw new AggregateError(errors, `${file}: ${errors[0]?.message}`)
  const rules = headers as Header[]
  return (path) => {
    const values = rules.filter(({ forRegExp }) => forRegExp.test(path)).map((rule) => rule.values)
    return Object.assign({}, ...values) as Record<string, string>
  }
}
