/** A fault that is planted in the product: the suite must find it. */
export interface Break {
  /** Short and unique: `npm run test:breaks -- <name>`. */
  name: string
  file: string
  /** Occurs once in the file. */
  text: string
  replacement: string
  /** What no longer holds, in one phrase. */
  breaks: string
}

/** The text with the fault. @throws Error when the place is not there, or is not unique */
export function planted({ name, file, text, replacement }: Break, source: string): string {
  const parts = source.split(text)
  if (parts.length !== 2) {
    throw new Error(`${name}: ${file} has the place ${parts.length - 1} times instead of once`)
  }
  return parts.join(replacement)
}
