import type { LibraryQuery } from './schemas.ts'

/**
 * The query string of a view of the library: only what is set and not the default, in a fixed order.
 *
 * @example librarySearch({ section: 'core', page: 1 }) // '?section=core'
 */
export function librarySearch({
  section,
  professional,
  q,
  page = 1,
}: Partial<LibraryQuery>): string {
  const given = { section, professional, q, page: page > 1 ? String(page) : undefined }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value) params.set(name, value)
  return params.size > 0 ? `?${params.toString()}` : ''
}
