/** How a page is written in an address: a number from 1. */
export const PAGE = /^[1-9]\d{0,5}$/

/** The page of an address, from 1; the first for what is none. */
export const readPage = (text: string | null): number =>
  text !== null && PAGE.test(text) ? Number(text) : 1
