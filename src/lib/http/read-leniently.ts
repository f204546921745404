import type * as z from 'zod/mini'
import { queryRecord } from './query.ts'

/** Tracking parameters that other sites append to links: neither filters nor errors. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref)$/

/** The parameters that are meant for a page. */
export function withoutTracking(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !TRACKING.test(name)))
}

/**
 * Parses the parameters of a page leniently: unknown or malformed ones are dropped and named in `ignored`, so the page
 * can report them. The API refuses instead (400).
 */
export function readLeniently<Schema extends z.ZodMiniType>(
  schema: Schema,
  params: URLSearchParams,
): { data: z.output<Schema>; ignored: string[] } {
  const record = queryRecord(withoutTracking(params))
  const first = schema.safeParse(record)
  if (first.success) return { data: first.data, ignored: [] }
  const ignored = [...new Set(first.error.issues.flatMap(problemFields))]
  for (const name of ignored) delete record[name]
  return { data: schema.parse(record), ignored }
}

/** The names of the parameters that an issue of zod is about. */
function problemFields(issue: z.core.$ZodIssue): string[] {
  return issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])]
}
