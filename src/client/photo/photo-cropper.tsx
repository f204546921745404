import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { LEAST_PORTRAIT } from '#lib/accounts/avatar.ts'
import { PORTRAIT_RATIO, portraitFrame, type Frame } from '#lib/accounts/portrait-frame.ts'
import { Button } from '#ui/button.tsx'
import { cutPhoto } from './cut-photo.ts'
import type { OpenPhoto } from './open-photo.ts'
import type { Photo, TakePhoto } from './photo.ts'
import './photo-cropper.css'

/** The longer side of the displayed photo, in px: fits the narrowest phone. */
const SHOWN = 264

/** The distance that an arrow key moves the frame or its corner, in px. */
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

/**
 * A frame of four to five, moved and resized by pointer, touch or keyboard, with a line for the eyes and an oval for the head.
 * It never gets smaller than the least portrait. Large, so it is loaded on demand.
 */
export function PhotoCropper({ open, onDone, onCancel, onFailure, onOpen }: Props): ReactNode {
  const t = useT('island', 'photo')
  const { width, height, scale } = shownSize(open)
  const cropper = useImageCropper({
    aspectRatio: PORTRAIT_RATIO,
    minWidth: LEAST_PORTRAIT.width * scale,
    minHeight: LEAST_PORTRAIT.height * scale,
    maxZoom: 1,
    nudgeStep: STEP,
    initialCrop: portraitFrame({ width, height }),
    translations: {
      rootLabel: t('photo.crop.title'),
      rootRoleDescription: t('photo.crop.role'),
      previewLoading: t('photo.opening'),
      previewDescription: () => '',
      selectionLabel: () => t('photo.crop.area'),
      selectionRoleDescription: t('photo.crop.role'),
      selectionInstructions: t('photo.crop.help'),
      selectionValueText: (crop) =>
        t('photo.crop.value', { x: crop.x, y: crop.y, width: crop.width, height: crop.height }),
    },
  })

  const selection = useRef<HTMLDivElement>(null)
  const measured = cropper.viewportRect.width > 0 && cropper.crop.width > 0
  useEffect(() => {
    // The clicked button is gone, so the focus moves to the frame. Until that is measured it is hidden and cannot be
    // focused.
    if (measured) selection.current?.focus({ preventScroll: true })
  }, [measured])

  // By keyboard the cropper resizes one side at a time, which would distort the frame.
  const resize = (event: KeyboardEvent) => {
    const grows = GROWS[event.key]
    if (!event.altKey || grows === undefined) return
    event.preventDefault()
    cropper.resize('se', grows * (event.shiftKey ? 4 * STEP : STEP))
  }

  const take = () => cutPhoto(open, inPhoto(cropper.crop, { open, scale }))
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
        {/* Of fixed size: the frame is measured by it. */}
        <ImageCropper.Viewport className="rounded-card bg-surface-2" style={{ width, height }}>
          <ImageCropper.Image src={open.dataUrl} className="block size-full" />
          <ImageCropper.Selection ref={selection} onKeyDownCapture={resize} className="crop-frame">
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

function shownSize({ width, height }: OpenPhoto) {
  const scale = SHOWN / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale), scale }
}

/** A frame of what is shown, in pixels of the photo: within it, and at least the least portrait. */
function inPhoto(shown: Frame, { open, scale }: { open: OpenPhoto; scale: number }): Frame {
  const most = portraitFrame(open)
  const width = Math.min(most.width, Math.max(shown.width / scale, LEAST_PORTRAIT.width))
  const height = width / PORTRAIT_RATIO
  const within = (start: number, room: number) => Math.min(Math.max(0, start / scale), room)
  return {
    x: within(shown.x, open.width - width),
    y: within(shown.y, open.height - height),
    width,
    height,
  }
}
