import type { ReactNode } from 'react'

/** Stands for the name while the sentence is made, and is in no text. */
const MARK = '\u0000'

type Props = {
  /** The sentence with a name in it. */
  say: (name: string) => string
  name: string
}

/** A sentence of which the eye is shown the name alone, wherever its language puts it. */
export function Named({ say, name }: Props): ReactNode {
  const [before, after] = say(MARK).split(MARK)
  return (
    <>
      <span className="sr-only">{before}</span>
      <b>{name}</b>
      <span className="sr-only">{after}</span>
    </>
  )
}
