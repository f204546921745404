/** The address of a list that was asked for something. */
export const hrefOfList = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params}` : path
