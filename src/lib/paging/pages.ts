/**
 * The page numbers that a pager shows: the first, the last, the current one and its neighbours; `null`
 * stands for a gap.
 *
 * @example pagesToShow(6, 20) // [1, null, 5, 6, 7, null, 20]
 */
export function pagesToShow(current: number, last: number): (number | null)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])].filter(
    (page) => page >= 1 && page <= last,
  )
  return shown.flatMap((page, i) => {
    const before = shown[i - 1]
    if (before === undefined || page === before + 1) return [page]
    // A gap of one page is shown as that page: it takes no more room than the dots.
    return page === before + 2 ? [page - 1, page] : [null, page]
  })
}
