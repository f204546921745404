import { useRef, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { dressMark } from '#lib/professionals/avatar-url.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import { cx } from '#ui/cx.ts'
import { FileInput } from './file-input.tsx'
import { photoProblemText, type Photo, type TakePhoto } from './photo.ts'
import { PhotoError } from './photo-error.tsx'
import { PhotoLabel } from './photo-label.tsx'
import { PhotoNow } from './photo-now.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { usePhotoChoice } from './use-photo-choice.ts'

export type PhotoFieldProps = {
  /** The id of the button that is focused when the photo is invalid. */
  id: string
  /** The photo chosen here; null for none. */
  photo: Photo | null
  /** Called with a chosen and cropped photo, or null when it (or the stored one) is removed. */
  onChange: (photo: Photo | null) => void
  /** The URL of the stored photo, shown while no other is chosen. */
  stored?: string | null | undefined
  /** For the initials when there is no photo. */
  name?: string | null | undefined
  profession?: ProfessionalType | undefined
  /** A word after the label, such as "optional". */
  note?: string | undefined
  error?: string | undefined
  /** Disables choosing during an upload. */
  busy?: boolean
  /** Told how to take the photo of the cropper while it is open, for a form that is sent meanwhile; then null. */
  onCropping?: (take: TakePhoto | null) => void
}

/** A profile photo: chosen or dropped, cropped to four to five, previewed, replaced and removed. */
export function PhotoField(props: PhotoFieldProps): ReactNode {
  const { id, photo, onChange, stored, busy = false } = props
  const t = useT('photo')
  const { choice, choose, stop } = usePhotoChoice()
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const focusSoon = useFocusSoon()
  const held = useFileDrop(area, (file) => {
    if (!busy) void choose(file)
  })
  const error = choice.step === 'refused' ? photoProblemText(t, choice.problem) : props.error

  const leave = (next?: Photo | null) => {
    if (next !== undefined) onChange(next)
    stop()
    focusSoon(() => button.current?.focus())
  }

  const takeOpen = async (take: TakePhoto) => {
    const taken = await take()
    if (taken) onChange(taken)
    stop(taken ? undefined : 'unreadable')
    return taken
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
          onDone={leave}
          onCancel={() => leave()}
          onFailure={() => stop('unreadable')}
          onOpen={(take) => props.onCropping?.(take && (() => takeOpen(take)))}
        />
      ) : (
        <PhotoNow
          id={id}
          src={
            photo
              ? `${photo.dataUrl}${dressMark({ dress: photo.isCutOut ? 'cut' : 'photo' })}`
              : stored
          }
          name={props.name}
          profession={props.profession}
          busy={busy}
          opening={choice.step === 'opening'}
          isWrong={Boolean(error)}
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
