import { useRef, type ReactNode } from 'react'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { cx } from '#ui/cx.ts'
import { FileInput } from './file-input.tsx'
import { photoProblemText, type Photo, type PhotoT } from './photo.ts'
import { PhotoError } from './photo-error.tsx'
import { PhotoLabel } from './photo-label.tsx'
import { PhotoNow } from './photo-now.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { usePhotoChoice } from './use-photo-choice.ts'

export type PhotoFieldProps = {
  /** Of the button that takes the focus when the photo is what is wrong. */
  id: string
  t: PhotoT
  /** What has been chosen here; null for nothing. */
  photo: Photo | null
  /** A photo that was chosen and cropped, or null when it (or the stored one) shall go. */
  onChange: (photo: Photo | null) => void
  /** The address of the stored picture, shown while no other is chosen. */
  stored?: string | null | undefined
  /** For the initials where there is no picture. */
  name?: string | null | undefined
  profession?: ProfessionalType | undefined
  /** A word after the label, such as "optional". */
  note?: string | undefined
  error?: string | undefined
  /** While something is sent: nothing can be chosen. */
  busy?: boolean
}

/** A photo of oneself: chosen or dragged here, cropped to a square, seen, changed and taken away. */
export function PhotoField(props: PhotoFieldProps): ReactNode {
  const { id, t, photo, onChange, stored, busy = false } = props
  const { choice, choose, stop } = usePhotoChoice()
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const held = useFileDrop(area, (file) => {
    if (!busy) void choose(file)
  })
  const error = choice.step === 'refused' ? photoProblemText(t, choice.problem) : props.error

  const leave = (next?: Photo | null) => {
    if (next !== undefined) onChange(next)
    stop()
    // The button is there again when this has been drawn.
    requestAnimationFrame(() => button.current?.focus())
  }

  return (
    <div
      ref={area}
      role="group"
      aria-labelledby={`${id}-label`}
      className={cx('grid gap-2 rounded-card', held && 'bg-surface-2')}
    >
      <PhotoLabel id={`${id}-label`} note={props.note}>
        {t('photo.label')}
      </PhotoLabel>
      <FileInput input={input} onFile={(file) => void choose(file)} />
      {choice.step === 'cropping' ? (
        <choice.Cropper
          key={choice.open.dataUrl}
          open={choice.open}
          t={t}
          onDone={leave}
          onCancel={() => leave()}
          onFailure={() => stop('unreadable')}
        />
      ) : (
        <PhotoNow
          id={id}
          t={t}
          src={photo?.dataUrl ?? stored}
          name={props.name}
          profession={props.profession}
          busy={busy}
          opening={choice.step === 'opening'}
          describedBy={error ? `${id}-error` : `${id}-help`}
          button={button}
          onChoose={() => input.current?.click()}
          onRemove={() => leave(null)}
        />
      )}
      <p role="status" className="sr-only">
        {choice.step === 'none' && photo && t('photo.chosen', { name: photo.name })}
      </p>
      {error && <PhotoError id={`${id}-error`}>{error}</PhotoError>}
    </div>
  )
}
