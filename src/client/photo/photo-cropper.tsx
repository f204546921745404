import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { AVATAR_SIZE } from '#lib/accounts/avatar.ts'
import { Button } from '#ui/button.tsx'
import type { OpenPhoto } from './open-photo.ts'
import type { Photo, TakePhoto } from './photo.ts'
import './photo-cropper.css'

/** The longer side of the displayed photo, in px: fits the narrowest phone. */
const SHOWN = 264

/** The distance that an arrow key moves the square or its corner, in px. */
const STEP = 4

const GROWS: Readonly<Record<string, 1 | -1>> = {
  ...{ ArrowRight: 1, ArrowDown: 1 },
  ...{ ArrowLeft: -1, ArrowUp: -1 },
}

type Props = {
  open: OpenPhoto
  onDone: (photo: Photo) => void
  onCancel: () => void
  onFailure: () => void
  /** Told how to take the photo as it stands, for a form that is sent meanwhile; null when the cropper closes. */
  onOpen: (take: TakePhoto | null) => void
}

/** A square crop area, moved and resized by pointer, touch or keyboard. Large, so it is loaded on demand. */
export function PhotoCropper({ open, onDone, onCancel, onFailure, onOpen }: Props): ReactNode {
  const t = useT('island', 'photo')
  const { width, height } = shownSize(open)
  const side = Math.min(width, height)
  const cropper = useImageCropper({
    aspectRatio: 1,
    minWidth: Math.min(40, side),
    minHeight: Math.min(40, side),
    maxZoom: 1,
    nudgeStep: STEP,
    initialCrop: { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side },
    translations: {
      rootLabel: t('photo.crop.title'),
      rootRoleDescription: t('photo.crop.role'),
      previewLoading: t('photo.opening'),
      previewDescription: () => '',
      selectionLabel: () => t('photo.crop.area'),
      selectionRoleDescription: t('photo.crop.role'),
      selectionInstructions: t('photo.crop.help'),
      selectionValueText: (crop) =>
        t('photo.crop.value', { x: crop.x, y: crop.y, size: crop.width }),
    },
  })

  const square = useRef<HTMLDivElement>(null)
  const measured = cropper.viewportRect.width > 0 && cropper.crop.width > 0
  useEffect(() => {
    // The clicked button is gone, so the focus moves to the square. Until that is measured it is hidden and cannot be
    // focused.
    if (measured) square.current?.focus({ preventScroll: true })
  }, [measured])

  // By keyboard the cropper resizes one side at a time, which would distort the square.
  const resize = (event: KeyboardEvent) => {
    const grows = GROWS[event.key]
    if (!event.altKey || grows === undefined) return
    event.preventDefault()
    cropper.resize('se', grows * (event.shiftKey ? 4 * STEP : STEP))
  }

  const take = async (): Promise<Photo | null> => {
    const dataUrl = await cropper.getCroppedImage({
      type: 'image/webp',
      quality: 0.9,
      maxSize: { width: AVATAR_SIZE, height: AVATAR_SIZE },
      output: 'dataUrl',
    })
    return typeof dataUrl === 'string'
      ? { dataUrl, name: open.file.name, type: open.file.type }
      : null
  }
  const finish = async () => {
    const photo = await take()
    if (photo) onDone(photo)
    else onFailure()
  }
  const takeNow = useEffectEvent(take)
  const tell = useEffectEvent(onOpen)
  useEffect(() => {
    tell(() => takeNow())
    return () => tell(null)
  }, [])

  return (
    <div className="grid justify-items-start gap-3">
      <ImageCropper.RootProvider value={cropper} aria-live="off">
        {/* Of fixed size: the square is measured by it. */}
        <ImageCropper.Viewport className="rounded-card bg-surface-2" style={{ width, height }}>
          <ImageCropper.Image src={open.dataUrl} className="block size-full" />
          <ImageCropper.Selection ref={square} onKeyDownCapture={resize} className="crop-square">
            {(['nw', 'ne', 'se', 'sw'] as const).map((position) => (
              <ImageCropper.Handle key={position} position={position} className="crop-corner" />
            ))}
          </ImageCropper.Selection>
        </ImageCropper.Viewport>
      </ImageCropper.RootProvider>
      <p className="max-w-prose text-sm text-ink-soft">{t('photo.crop.help')}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" onClick={() => void finish()}>
          {t('photo.crop.use')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onCancel()}>
          {t('island.cancel')}
        </Button>
      </div>
    </div>
  )
}

function shownSize({ width, height }: OpenPhoto): { width: number; height: number } {
  const scale = SHOWN / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
