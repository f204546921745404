import type { ReactNode, RefObject } from 'react'
import { PHOTO_TYPES } from './open-photo.ts'

type Props = { input: RefObject<HTMLInputElement | null>; onFile: (file: File) => void }

/** The browser's own way to a file, unseen: a button of ours opens it, and says what it is for. */
export function FileInput({ input, onFile }: Props): ReactNode {
  return (
    <input
      ref={input}
      type="file"
      accept={PHOTO_TYPES.join(',')}
      hidden
      onChange={({ target }) => {
        const file = target.files?.[0]
        if (file) onFile(file)
        // So that the same file can be chosen again.
        target.value = ''
      }}
    />
  )
}
