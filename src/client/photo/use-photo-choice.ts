import { useRef, useState } from 'react'
import { openPhoto, type OpenPhoto } from './open-photo.ts'
import type { PhotoProblem } from './photo.ts'
// Type only: the cropper is loaded when a photo has been chosen.
import type { PhotoCropper } from './photo-cropper.tsx'

/** The progress of choosing a photo. */
export type Choice =
  | { step: 'none' }
  | { step: 'opening' }
  | { step: 'cropping'; open: OpenPhoto; Cropper: typeof PhotoCropper }
  | { step: 'refused'; problem: PhotoProblem }

/** Opens a chosen file in the cropper. If files are chosen in quick succession, the last one wins. */
export function usePhotoChoice() {
  const [choice, setChoice] = useState<Choice>({ step: 'none' })
  const last = useRef<File>(undefined)

  const choose = async (file: File) => {
    last.current = file
    setChoice({ step: 'opening' })
    const next = await openWithCropper(file)
    if (last.current === file) setChoice(next)
  }
  const stop = (problem?: PhotoProblem) => {
    last.current = undefined
    setChoice(problem ? { step: 'refused', problem } : { step: 'none' })
  }
  return { choice, choose, stop }
}

async function openWithCropper(file: File): Promise<Choice> {
  try {
    const [open, { PhotoCropper: Cropper }] = await Promise.all([
      openPhoto(file),
      import('./photo-cropper.tsx'),
    ])
    if (typeof open === 'string') return { step: 'refused', problem: open }
    return { step: 'cropping', open, Cropper }
  } catch {
    return { step: 'refused', problem: 'not_opened' }
  }
}
