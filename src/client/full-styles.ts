import sheet from '#styles/full.css?url'
import { loadStyle } from './load-style.ts'

/** Loads the styles of what is opened on demand. */
export const fullStyles = (): Promise<void> => loadStyle(sheet)
