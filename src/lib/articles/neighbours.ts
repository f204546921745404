/** The articles beside one in the order of the list: the newer one before it, the older one after it. */
export function neighbours<Item extends { slug: string }>(
  slug: string,
  list: readonly Item[],
): { previous: Item | undefined; next: Item | undefined } {
  const at = list.findIndex((article) => article.slug === slug)
  if (at < 0) return { previous: undefined, next: undefined }
  return { previous: list[at - 1], next: list[at + 1] }
}
