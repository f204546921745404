import { createContext } from 'react'

/** ISO codes of the available countries, sorted by name. */
export const CountryCodes = createContext<readonly string[]>([])
