/**
 * What is typed as one of the offered values, where it is the name of one in any spelling of capitals and accents; else
 * as it was typed.
 *
 * @example toOffered('asma', DISEASES, nameOf) // 'asthma'
 */
export function toOffered<const Slug extends string>(
  typed: string,
  slugs: readonly Slug[],
  nameOf: (slug: Slug) => string,
): string {
  const plain = plainOf(typed)
  return slugs.find((slug) => plainOf(nameOf(slug)) === plain) ?? typed
}

const plainOf = (text: string) =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
