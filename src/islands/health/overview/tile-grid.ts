/** Two columns on phones, three where they fit; one where letters are large. */
export const TILE_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.75rem),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(30%,11.5rem)),1fr))] sm:gap-3'

/** Values on the left, beside whoever asks something, and a column on the right for people, or for the value that is open. */
export const COLUMNS =
  'grid grid-flow-dense items-start lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-8'
