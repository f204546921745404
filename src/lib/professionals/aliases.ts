/**
 * Folds a spelling so that `Pérdida de peso`, `perdida_peso` and `perdida-peso` can be looked up alike:
 * lower case, no accents, camelCase and every separator turned into one underscore.
 *
 * @example fold('sportsNutrition') // 'sports_nutrition'
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

/**
 * Makes the parser of one value list: it accepts the canonical slug or any alias, in any spelling that `fold`
 * normalises, and returns the canonical slug, or undefined.
 */
export function aliasReader<Slug extends string>(
  slugs: readonly Slug[],
  aliases: Readonly<Record<string, Slug>>,
): (text: string) => Slug | undefined {
  const bySpelling = new Map<string, Slug>(Object.entries(aliases))
  for (const slug of slugs) bySpelling.set(fold(slug), slug)
  return (text) => bySpelling.get(fold(text))
}
