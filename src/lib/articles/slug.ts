import { UUID } from '#lib/uuid.ts'

/** Room for a number after it: the database refuses slugs of more than 100 characters. */
const SLUG_MAX = 90

/**
 * The address of an article by its title: without accents, in lower case, what is neither letter nor digit as single
 * hyphens. Empty for a title without any.
 *
 * @example slugOf('¿Nutrición? ¡Sí!') // 'nutricion-si'
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return trimmed(trimmed(slug).slice(0, SLUG_MAX))
}

/** What all addresses begin with that `freeSlug` tries. */
export const baseOf = (slug: string): string => slug || 'articulo'

/**
 * The first of `slug`, `slug-2`, `slug-3` … that is free. One of the form of an id never is: it would be read as one.
 *
 * @param taken whether an article has it already, of either language, file or row
 */
export function freeSlug(slug: string, taken: (slug: string) => boolean): string {
  const base = baseOf(slug)
  if (!taken(base) && !UUID.test(base)) return base
  let n = 2
  while (taken(`${base}-${n}`)) n++
  return `${base}-${n}`
}

const trimmed = (slug: string) => slug.replace(/^-|-$/g, '')
