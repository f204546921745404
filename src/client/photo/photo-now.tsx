import type { ReactNode, RefObject } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Button } from '#ui/button.tsx'

type Props = {
  id: string
  /** The URL of the photo; without one, initials. */
  src: string | null | undefined
  name: string | null | undefined
  profession: ProfessionalType | undefined
  busy: boolean
  opening: boolean
  describedBy: string
  isWrong: boolean
  button: RefObject<HTMLButtonElement | null>
  onChoose: () => void
  onRemove: () => void
}

/** The current photo, with its actions. */
export function PhotoNow(props: Props): ReactNode {
  const { id, src, name, profession, busy, opening, describedBy, button } = props
  const t = useT('photo')
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Portrait
        name={name ?? null}
        src={src}
        profession={profession}
        size="field"
        eager
        className="h-35 w-28 rounded-card"
      />
      <div className="grid min-w-0 flex-1 basis-44 justify-items-start gap-2">
        <div className="flex flex-wrap gap-2.5">
          <Button
            ref={button}
            id={id}
            size="sm"
            variant="quiet"
            loading={opening || busy}
            aria-describedby={describedBy}
            {...(props.isWrong && { 'data-wrong': '' })}
            onClick={props.onChoose}
          >
            {src ? t('photo.change') : t('photo.choose')}
          </Button>
          {src && (
            <Button size="sm" variant="quiet" loading={busy} onClick={props.onRemove}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {t('photo.help')}
        </p>
      </div>
    </div>
  )
}
