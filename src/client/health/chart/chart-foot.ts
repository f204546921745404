import { createContext } from 'react'

/** Where the notes, the table and the file of a chart stand, if not right below it: null before that place is there. */
export const ChartFoot = createContext<HTMLElement | null>(null)
