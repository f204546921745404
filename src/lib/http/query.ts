/**
 * The parameters of a URL as a record for a schema. An empty value counts as absent, because a GET form sends all its
 * fields; a repeated name becomes an array, which none of our schemas accepts.
 */
export function queryRecord(params: URLSearchParams): Record<string, string | string[]> {
  const record = Object.create(null) as Record<string, string | string[]>
  for (const name of new Set(params.keys())) {
    const values = params
      .getAll(name)
      .map((value) => value.trim())
      .filter((value) => value !== '')
    if (values.length > 0) record[name] = values.length === 1 ? values[0]! : values
  }
  return record
}
