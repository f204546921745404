import type { ReactNode, RefObject } from 'react'
import { PHOTO_TYPES } from './open-photo.ts'

type Props = { input: RefObject<HTMLInputElement | null>; onFile: (file: File) => void }

/** A hidden file input, opened by a visible button that has the label. */
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
        // So that choosing the same file again fires a change event.
        target.value = ''
      }}
    />
  )
}
