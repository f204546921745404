import { useRef, useState } from 'react'
import type { Photo, TakePhoto } from '#client/photo/photo.ts'

/** The photo of a sign-up. A cropper that is still open counts as it stands when the step is left. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo | null>(null)
  const latest = useRef<Photo | null>(null)
  const takeOpen = useRef<TakePhoto | null>(null)
  const settle = async (): Promise<Photo | null | 'unreadable'> => {
    if (!takeOpen.current) return latest.current
    return (await takeOpen.current()) ?? 'unreadable'
  }
  return {
    photo,
    choose(chosen: Photo | null) {
      latest.current = chosen
      setPhoto(chosen)
    },
    /**
     * @param take what takes the photo of the cropper that is open; null when it is closed
     * @returns whether there is a photo now
     */
    onCropping(take: TakePhoto | null): boolean {
      takeOpen.current = take
      return (take ?? latest.current) !== null
    },
    /** The photo as it stands; `unreadable` where an open cropper could not give it, which its field says. */
    settle,
    /** Leaves the step of the photo, once it is settled. */
    afterwards: (leave: () => void) => void settle().then(leave),
  }
}
