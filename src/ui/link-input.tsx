import type { ReactNode, RefObject } from 'react'
import { TextInput } from './text-input.tsx'

type Props = { link: string; ref?: RefObject<HTMLInputElement | null> }

/** A link to be copied by hand, inside a `Field`: focus selects it. */
export function LinkInput({ link, ref }: Props): ReactNode {
  return (
    <TextInput
      readOnly
      value={link}
      onFocus={(event) => event.target.select()}
      {...(ref && { ref })}
    />
  )
}
