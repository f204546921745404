/** Where a page of a list begins. A page beyond the end is the last one. */
export function pageAt(page: number, total: number, pageSize: number) {
  const shown = Math.min(page, Math.max(1, Math.ceil(total / pageSize)))
  return { page: shown, offset: (shown - 1) * pageSize }
}
